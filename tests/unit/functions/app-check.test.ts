import { generateKeyPairSync, sign } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LocalServer, serveApi } from './local-server.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn(), info: vi.fn(), warn: vi.fn() }));

let server: LocalServer | undefined;

beforeEach(() => {
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-app-check');
});

afterEach(() => {
  server?.close();
  server = undefined;
  vi.unstubAllEnvs();
});

async function serveWith(required: string | undefined): Promise<string> {
  vi.stubEnv('REQUIRE_APP_CHECK', required);
  server = await serveApi();
  return server.address;
}

/** Whether Firebase's part that verifies tokens has been loaded; once it was, it stays. */
function isLoaded(): boolean {
  const { cache } = createRequire(import.meta.url);
  return Object.keys(cache).some((file) => file.includes('/firebase-admin/lib/app-check/'));
}

async function refusalOf(address: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { method: 'POST', headers, body: '{}' });
  return { status: answer.status, code: (await answer.json()).error.code };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** As App Check issues them, signed with another key. */
function foreignToken(claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: '1:1:web:1',
    aud: ['projects/demo-app-check'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'other' })}.${part(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

it.each([undefined, '', 'false'])(
  'App Check is not asked for when REQUIRE_APP_CHECK is %j',
  async (value) => {
    const address = await serveWith(value);
    expect(await refusalOf(address, '/api/orders')).toEqual({ status: 401, code: 'unauthenticated' });
    expect(await refusalOf(address, '/api/auth/admin')).toMatchObject({ status: 415 });
    expect(isLoaded()).toBe(false);
  },
);

it('App Check takes nothing but true or false for an answer', async () => {
  await expect(serveWith('yes')).rejects.toThrow('REQUIRE_APP_CHECK must be true or false');
});

it('App Check is asked for, where it is required, before anything else is looked at', async () => {
  const address = await serveWith('true');
  const refused = { status: 401, code: 'unknown-app' };
  const path = '/api/orders';
  for (const guarded of ['/api/auth/admin', path]) expect(await refusalOf(address, guarded)).toEqual(refused);
  const tokens = ['', 'garbage', 'a.b.c', `${part({ alg: 'none' })}.${part({ sub: 'x' })}.`];
  const foreign = [{ aud: ['projects/other'] }, { iss: 'https://example.com' }, { sub: '' }];
  for (const token of [...tokens, ...foreign.map((claims) => foreignToken(claims))]) {
    expect(await refusalOf(address, path, { 'x-firebase-appcheck': token })).toEqual(refused);
  }
  // Only Google can sign. Where its keys cannot be had, the shop must say so instead of blaming the caller.
  const answer = await refusalOf(address, path, { 'x-firebase-appcheck': foreignToken() });
  expect([refused, { status: 503, code: 'unavailable' }]).toContainEqual(answer);
  expect(isLoaded()).toBe(true);
});

it('App Check leaves reading open, and what the admin does with a session', async () => {
  const address = await serveWith('true');
  expect((await fetch(`${address}/api/books?limit=none`)).status).toBe(400);
  expect(await refusalOf(address, '/api/books/create-book')).toMatchObject({ code: 'unauthenticated' });
});
