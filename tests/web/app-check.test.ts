import { waitFor } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from './fake-fetch.ts';

const google = vi.hoisted(() => ({ loaded: vi.fn(), initialize: vi.fn(), getToken: vi.fn() }));
vi.mock('firebase/app-check', () => {
  google.loaded();
  return {
    initializeAppCheck: google.initialize,
    getToken: google.getToken,
    ReCaptchaEnterpriseProvider: class {
      siteKey: string;
      constructor(siteKey: string) {
        this.siteKey = siteKey;
      }
    },
  };
});

beforeEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-bookstore');
  vi.stubEnv('VITE_FIREBASE_APP_ID', 'demo-app');
  google.initialize.mockReturnValue({});
  google.getToken.mockResolvedValue({ token: 'we-are-the-shop' });
});

afterEach(() => vi.unstubAllEnvs());

const login = { body: { username: 'admin', password: 'secret' } };

async function loadApi(siteKey: string | undefined) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  return import('../../web/src/lib/api.ts');
}

it('A call that writes sends an App Check token when the build has a site key', async () => {
  const { callApi, sendCall } = await loadApi('site-key');
  const sent = answerFetch(() => json({}));
  await callApi('POST /api/auth/admin', login);
  await sendCall('DELETE /api/books/:id', { params: { id: 'emma' } }, {});
  expect(sent.map(({ headers }) => headers.get('x-firebase-appcheck'))).toEqual([
    'we-are-the-shop',
    'we-are-the-shop',
  ]);
  expect(google.initialize).toHaveBeenCalledOnce();
  expect(google.initialize.mock.calls[0]?.[1]).toEqual({ provider: { siteKey: 'site-key' } });
});

it('A call that writes fails like one without a connection when Google gives no token', async () => {
  const { ApiError, callApi } = await loadApi('site-key');
  const sent = answerFetch(() => json({}));
  google.getToken.mockRejectedValue(new Error('appCheck/recaptcha-error'));
  const failure = await callApi('POST /api/auth/admin', login).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ failure: 'FETCH_ERROR' });
  expect(sent).toEqual([]);
});

it('A call that writes waits for Google no longer than for the API', async () => {
  const { callApi } = await loadApi('site-key');
  answerFetch(() => json({}));
  google.getToken.mockReturnValue(new Promise(() => undefined));
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const call = callApi('POST /api/auth/admin', login).catch((error: unknown) => error);
  await waitFor(() => expect(google.getToken).toHaveBeenCalled());
  timeout.abort(new DOMException('too late', 'TimeoutError'));
  expect(await call).toMatchObject({ failure: 'TIMEOUT_ERROR' });
});

it('Without a site key a call sends no App Check token and does not load its code', async () => {
  const { callApi } = await loadApi(undefined);
  const sent = answerFetch(() => json({}));
  await callApi('POST /api/auth/admin', login);
  expect(sent[0]?.headers.has('x-firebase-appcheck')).toBe(false);
  expect(google.loaded).not.toHaveBeenCalled();
});

it('A call that reads never asks Google', async () => {
  const { callApi } = await loadApi('site-key');
  const sent = answerFetch(() => json([]));
  await callApi('GET /api/books', {});
  expect(sent[0]?.headers.has('x-firebase-appcheck')).toBe(false);
  expect(google.loaded).not.toHaveBeenCalled();
});
