import { dehydrate, hydrate } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { browserData, renderedData } from '../../web/src/entities/api-data/browser-data.ts';
import { useApiData } from '../../web/src/entities/api-data/use-api-data.ts';
import { callAdminApi } from '../../web/src/entities/session/admin-api.ts';
import { downloadAsAdmin } from '../../web/src/entities/session/admin-download.ts';
import { readAdminToken, removeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { loginAdmin } from '../../web/src/features/admin-session/admin-login.ts';
import { ApiError, callApi, sendCall } from '../../web/src/lib/api.ts';
import { useOnline } from '../../web/src/lib/browser/use-online.ts';
import { lazyComponent } from '../../web/src/lib/lazy-component.tsx';
import { apiQuery } from '../../web/src/lib/query-client.ts';
import { askEarly } from '../../web/ssr/early-calls.ts';
import { makeBook } from '../fixtures/factories.ts';
import { keepToken } from './dashboard-token.ts';
import { answerFetch, json, namesOf, pathsOf, refusal } from './fake-fetch.ts';
import {
  button,
  expectNoText,
  expectText,
  findAlert,
  findHeading,
  findShown,
  press,
  quietErrors,
  soon,
  textsOf,
  waitForText,
} from './on-screen.ts';
import { titled } from './samples.ts';
import './new-page.ts';
import './desk-session.ts';

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
const reload = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: reload }));

describe('A call', () => {
  async function failureOfACall() {
    const error = await callApi('GET /api/books', {}).catch((reason: unknown) => reason);
    if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
    return error;
  }

  it('A call includes credentials, its body, its bearer token and its headers', async () => {
    const sent = answerFetch({ ok: true });
    const headers = { 'Idempotency-Key': 'one' };
    const answer = await sendCall(
      'POST /api/orders',
      { body: { name: 'Ada' }, headers },
      { bearer: 'a-token' },
    );
    expect(answer).toEqual({ ok: true });
    const [request] = sent;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/orders',
      credentials: 'include',
      body: { name: 'Ada' },
    });
    expect(request?.headers.get('authorization')).toBe('Bearer a-token');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toBe('one');
  });

  it('A call without token and body has no Authorization and no Content-Type', async () => {
    const sent = answerFetch([]);
    await callApi('GET /api/books', {});
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });

  it('A call encodes its params and its query into the address', async () => {
    const sent = answerFetch([]);
    await callApi('GET /api/books/:id', { params: { id: 'emma & co/1' } });
    await callApi('GET /api/catalogue', { query: { page: 2, author: undefined, q: 'café noir' } });
    await callApi('GET /api/books', { query: { ids: ['emma', 'a,b'] } });
    expect(pathsOf(sent)).toEqual([
      '/api/books/emma%20%26%20co%2F1',
      '/api/catalogue?page=2&q=caf%C3%A9%20noir',
      '/api/books?ids=emma,a%2Cb',
    ]);
  });

  it('A call reads JSON as JSON and any other answer as text', async () => {
    answerFetch(
      () => new Response('[1]', { headers: { 'Content-Type': 'application/problem+json; charset=utf-8' } }),
    );
    expect(await callApi('GET /api/books', {})).toEqual([1]);
    answerFetch(() => new Response('[1]', { headers: { 'Content-Type': 'text/plain' } }));
    expect(await callApi('GET /api/books', {})).toBe('[1]');
  });

  it('The compiler refuses a name, an input or a caller that the contract does not have', () => {
    function neverRun() {
      // @ts-expect-error: there is no such call
      void callApi('GET /api/authors', {});
      // @ts-expect-error: only a shopper may make this call
      void callApi('POST /api/orders', { body: {} });
      // @ts-expect-error: the call names a book
      void callApi('GET /api/books/:id', {});
      // @ts-expect-error: there is no such parameter
      void callApi('GET /api/books', { query: { sort: 'title' } });
    }
    expect(neverRun).toBeTypeOf('function');
  });

  it.each<[string, () => Promise<Response>]>([
    ['FETCH_ERROR', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['TIMEOUT_ERROR', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    [
      'PARSING_ERROR',
      async () => new Response('<html>', { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])(
    'A call without connection, with a late answer or one that is no JSON fails with %s',
    async (failure, answer) => {
      answerFetch(answer);
      expect((await failureOfACall()).failure).toBe(failure);
    },
  );

  it('A call is aborted after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerFetch([]);
    await callApi('GET /api/books', {});
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it("A refused call fails with the HTTP status and the answer's JSON", async () => {
    answerFetch(refusal(409, 'A price has changed', { totalPrice: '2.00' }));
    const error = await failureOfACall();
    expect(error.failure).toBe(409);
    expect(error.message).toBe('A price has changed');
    expect(error.data).toMatchObject({ error: { details: { totalPrice: '2.00' } } });
  });

  it('A refused call with a text as answer fails with the HTTP status', async () => {
    answerFetch(() => new Response('Bad gateway', { status: 502 }));
    const error = await failureOfACall();
    expect(error).toMatchObject({ failure: 502, data: 'Bad gateway', message: 'The API answered 502' });
  });
});

describe('App Check', () => {
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
    const sent = answerFetch({});
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
    const sent = answerFetch({});
    google.getToken.mockRejectedValue(new Error('appCheck/recaptcha-error'));
    const failure = await callApi('POST /api/auth/admin', login).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ failure: 'FETCH_ERROR' });
    expect(sent).toEqual([]);
  });

  it('A call that writes waits for Google no longer than for the API', async () => {
    const { callApi } = await loadApi('site-key');
    answerFetch({});
    google.getToken.mockReturnValue(new Promise(() => undefined));
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const call = callApi('POST /api/auth/admin', login).catch((error: unknown) => error);
    await soon(() => google.getToken).toHaveBeenCalled();
    timeout.abort(new DOMException('too late', 'TimeoutError'));
    expect(await call).toMatchObject({ failure: 'TIMEOUT_ERROR' });
  });

  it('Without a site key a call sends no App Check token and does not load its code', async () => {
    const { callApi } = await loadApi(undefined);
    const sent = answerFetch({});
    await callApi('POST /api/auth/admin', login);
    expect(sent[0]?.headers.has('x-firebase-appcheck')).toBe(false);
    expect(google.loaded).not.toHaveBeenCalled();
  });

  it('A call that reads never asks Google', async () => {
    const { callApi } = await loadApi('site-key');
    const sent = answerFetch([]);
    await callApi('GET /api/books', {});
    expect(sent[0]?.headers.has('x-firebase-appcheck')).toBe(false);
    expect(google.loaded).not.toHaveBeenCalled();
  });
});

describe('The connection', () => {
  function Connection() {
    return useOnline() ? 'Connected' : 'Offline';
  }

  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  const happens = (event: string) => act(async () => dispatchEvent(new Event(event)));
  let browserSays: (isOnline: boolean) => unknown;

  beforeEach(() => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    browserSays = (isOnline) => onLine.mockReturnValue(isOnline);
  });

  it('A shop that answers is not offline, whatever the browser says', async () => {
    const sent = answerFetch(() => new Response());
    render(<Connection />);
    browserSays(false);
    await happens('offline');
    expect(namesOf(sent)).toEqual(['HEAD /robots.txt']);
    expectText('Connected');
    answerFetch(refusal(503, 'Busy'));
    await expect(callApi('GET /api/shop', {})).rejects.toThrow();
    expectText('Connected');
  });

  it.each([
    ['the browser is connected again', () => browserSays(true), 'online'],
    ['the page is looked at again, and the shop answers', () => answerFetch(() => new Response()), 'focus'],
  ])('A connection that was lost is there again when %s', async (_, change, event) => {
    answerFetch(failing);
    render(<Connection />);
    browserSays(false);
    await happens('offline');
    await happens('focus');
    await waitForText('Offline');
    change();
    await happens(event);
    await waitForText('Connected');
  });

  it('A request that fails is a lost connection only where the browser says so, and an answer ends it', async () => {
    answerFetch(failing);
    render(<Connection />);
    await expect(callApi('GET /api/shop', {})).rejects.toThrow();
    expectText('Connected');
    browserSays(false);
    await act(() => expect(callApi('GET /api/shop', {})).rejects.toThrow());
    expectText('Offline');
    answerFetch({});
    await act(() => callApi('GET /api/shop', {}));
    await waitFor(() => expectText('Connected'));
  });
});

const newest = apiQuery('GET /api/books', { query: { limit: 18 } });

function Titles() {
  return (
    <ul>
      {useApiData(newest).map(({ _id, title }) => (
        <li key={_id}>{title}</li>
      ))}
    </ul>
  );
}

const page = (
  <Suspense>
    <Titles />
  </Suspense>
);

it('A part is hydrated as the server rendered it, and then shows what has changed since', async () => {
  const rendered = titled('Rendered');
  const added = makeBook({ _id: 'added', title: 'Added since' });
  browserData.setQueryData(newest.queryKey, [rendered]);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  hydrate(renderedData, dehydrate(browserData));
  browserData.setQueryData(newest.queryKey, [added, rendered]);
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(root, page, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Added since', 'Rendered']);
});

describe('What waits for data', () => {
  const emma = makeBook({ title: 'Emma' });

  function Title() {
    const { title } = useApiData(apiQuery('GET /api/books/:id', { params: { id: 'emma' } }));
    return <h2>{title}</h2>;
  }

  const section = (
    <AsyncBoundary failure="The book could not be loaded">
      <Title />
    </AsyncBoundary>
  );

  /** React wants the rendering of suspending content to be awaited. */
  async function show(content = section) {
    return act(async () => render(content));
  }

  const tryAgain = () => act(async () => fireEvent.click(button('Try again')));

  function expectWarnings() {
    quietErrors();
    return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  }

  it("The page says 'Loading...' and then shows the data", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerFetch(() => promise);
    await show();
    await waitForText('Loading...');
    await act(async () => resolve(json(emma)));
    await findShown('heading', 'Emma');
    expectNoText('Loading...');
  });

  it('What is not answered in time is asked for once more, and then said to have failed', async () => {
    expectWarnings();
    const late = new DOMException('too late', 'TimeoutError');
    const sent = answerFetch(() => (sent.length === 1 ? Promise.reject(late) : json(emma)));
    await show();
    await findShown('heading', 'Emma');
    expect(sent).toHaveLength(2);

    cleanup();
    browserData.clear();
    sent.length = 0;
    answerFetch(() => Promise.reject(late));
    await show();
    await findShown('button', 'Try again');
  });

  it('A call without a connection fails at once, says so, and is tried again when there is one', async () => {
    expectWarnings();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await show();
    await findAlert('The book could not be loaded');
    expectText('It is tried again when you are connected.');
    answerFetch(emma);
    onLine.mockReturnValue(true);
    await act(async () => dispatchEvent(new Event('online')));
    await findShown('heading', 'Emma');
  });

  it('A failed call shows its sentence, is not repeated by itself, and the button sends it again', async () => {
    const warn = expectWarnings();
    let broken = true;
    const sent = answerFetch(() => (broken ? refusal(500, 'Something went wrong') : json(emma)));
    await show();
    await findAlert('The book could not be loaded');
    expect(warn).toHaveBeenCalledOnce();
    await act(async () => {
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
    });
    expect(sent).toHaveLength(1);
    await tryAgain();
    await soon(sent).toHaveLength(2);
    await findAlert('The book could not be loaded');
    broken = false;
    await tryAgain();
    await findShown('heading', 'Emma');
  });

  it('A page whose call failed sends it again when the page is opened once more', async () => {
    expectWarnings();
    let broken = true;
    answerFetch(() => (broken ? refusal(500, 'Something went wrong') : json(emma)));
    const { unmount } = await show();
    await screen.findByRole('alert');
    unmount();
    broken = false;
    await show();
    await findShown('heading', 'Emma');
  });

  it('Components that show the same answer share one call, which is not repeated within a minute', async () => {
    const sent = answerFetch(emma);
    const both = (
      <StrictMode>
        {section}
        {section}
      </StrictMode>
    );
    const { unmount } = await show(both);
    expect(await screen.findAllByRole('heading', { name: 'Emma' })).toHaveLength(2);
    unmount();
    await show();
    await findShown('heading', 'Emma');
    expect(sent).toHaveLength(1);
  });

  it('An answer is kept for 60 seconds after its page is left', async () => {
    answerFetch(emma);
    const { unmount } = await show();
    await findHeading('Emma');
    vi.useFakeTimers();
    unmount();
    vi.advanceTimersByTime(59_999);
    expect(browserData.getQueryCache().getAll()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(browserData.getQueryCache().getAll()).toHaveLength(0);
  });
});

const call = () => callAdminApi('GET /api/admin', {});

it('What the dashboard asked early answers its page once, and only in the same session', async () => {
  keepToken('first');
  const sent = answerFetch(({ path }) => json({ path, count: sent.length }));
  askEarly(['/api/admin']);
  expect(await call()).toMatchObject({ path: '/api/admin', count: 1 });
  expect(sent.length).toBe(1);
  expect(await call()).toMatchObject({ count: 2 });
  askEarly(['/api/admin']);
  keepToken('second');
  expect(await call()).toMatchObject({ count: 4 });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    ['first', 'first', 'first', 'second'].map((token) => `Bearer ${token}`),
  );
});

it('Without a session nothing is asked early', () => {
  localStorage.removeItem('token');
  const sent = answerFetch({});
  askEarly(['/api/admin']);
  expect(sent).toEqual([]);
});

describe('A download', () => {
  const seconds = 1000;

  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** A text whose pieces come so many seconds apart. */
  function answerSlowly(pieces: readonly string[], apart: number): void {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          for (const piece of pieces) {
            await new Promise((resolve) => setTimeout(resolve, apart * seconds));
            if (signal?.aborted) return;
            controller.enqueue(new TextEncoder().encode(piece));
          }
          controller.close();
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    });
  }

  it('A download continues as long as data arrives, and drops the byte order mark', async () => {
    answerSlowly(['\ufeffTitle\n', 'Café\n', 'Emma\n', 'Persuasion\n'], 12);
    const text = downloadAsAdmin('GET /api/books/export', {});
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect(await text).toBe('Title\nCafé\nEmma\nPersuasion\n');
  });

  it('A download fails when no data arrives for 15 seconds', async () => {
    answerSlowly(['Title\n', 'Emma\n'], 20);
    const failure = downloadAsAdmin('GET /api/books/export', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect(await failure).toMatchObject({ failure: 'TIMEOUT_ERROR' });
  });

  it('A refused download leaves no timer behind', async () => {
    answerFetch(
      () =>
        new Response('{"error":{"code":"x","message":"Busy"}}', {
          status: 503,
          headers: { 'Content-Type': 'application/json' },
        }),
    );
    await expect(downloadAsAdmin('GET /api/books/export', {})).rejects.toThrow('Busy');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('The login of an admin', () => {
  const credentials = { username: 'admin', password: 'read-more-books' };

  beforeEach(() => removeAdminToken());

  it.each([{}, { token: '' }, { token: 7 }])('A login that is answered with %j fails', async (body) => {
    answerFetch(body);
    await expect(loginAdmin(credentials)).rejects.toThrow('The answer to the login has no token');
    expect(readAdminToken()).toBeNull();
  });

  it('The right password signs the admin in also where local storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
    }
    answerFetch({ token: 'some-token' });
    await loginAdmin(credentials);
    expect(readAdminToken()).toBe('some-token');
  });

  it('A login drops the data that another person of the dashboard was shown', async () => {
    browserData.setQueryData(['GET /api/audit', {}], { entries: [] });
    answerFetch({ token: 'another-token' });
    await loginAdmin(credentials);
    expect(browserData.getQueryData(['GET /api/audit', {}])).toBeUndefined();
  });
});

describe('A part whose file is late', () => {
  const Page = () => <p>The page</p>;

  beforeEach(() => {
    quietErrors();
  });

  function show(load: () => Promise<typeof Page>) {
    const Lazy = lazyComponent(load);
    render(
      <AsyncBoundary failure="This page could not be loaded.">
        <Lazy />
      </AsyncBoundary>,
    );
  }

  it('Try again loads the file of a page again', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show(load);
    await waitForText('This page could not be loaded.');
    await press('Try again');
    await waitForText('The page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('Without a connection the whole page is never reloaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
    show(load);
    for (const tries of [1, 2, 3]) {
      await press('Try again');
      await soon(load).toHaveBeenCalledTimes(tries + 1);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('Try again reloads the whole page when its file has failed twice', async () => {
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
    show(load);
    await press('Try again');
    await press('Try again');
    await soon(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
