import { afterAll, expect, test, vi } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { idTokenOf, registerShopper, signInAnonymously } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
import { projectId } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { idToken } from '../rules/callers.ts';
import { serveApi } from '../unit/functions/local-server.ts';
import { expectGoal } from './goals.ts';
import { acceptedHeaders, invalidIdTokens, unsignedIdTokens } from './invalid-tokens.ts';

const group = 'Sessions';

const book = await storeBook();
const shopper = await registerShopper();

afterAll(() => removeStoredBook(book));

const authorized = (authorization: string | undefined) =>
  authorization === undefined ? {} : { authorization };

test('no token that is nearly a shopper’s orders or shows orders', async () => {
  const admin = await beginSession();
  const headers = new Map([
    ...invalidIdTokens(shopper.token, projectId),
    ['the admin’s token', `Bearer ${admin}`],
    ['the admin’s ID token', `Bearer ${await idTokenOf(admin)}`],
    ['a sign-in without an e-mail address', `Bearer ${await signInAnonymously()}`],
  ]);
  const countAll = async () => (await database().collection('orders').count().get()).data().count;
  const before = await countAll();
  const body = makeOrderRequest([book]);
  const order = async (authorization: string | undefined) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    return (await call('POST', '/api/orders', { headers: { ...key, ...authorized(authorization) }, body }))
      .status;
  };
  const path = `/api/orders/email/${encodeURIComponent(shopper.email)}`;
  const read = async (authorization: string | undefined) =>
    (await call('GET', path, { headers: authorized(authorization) })).status;
  const accepted = [...(await acceptedHeaders(headers, order)), ...(await acceptedHeaders(headers, read))];
  expect(accepted).toEqual([]);
  expect(await countAll()).toBe(before);
  expect(await read(`Bearer ${shopper.token}`)).toBe(200);
  expectGoal(atLeast(group, 'ways refused on the order calls', headers.size, 11));
  expectGoal(exactly(group, 'invalid shopper tokens let in', accepted.length, 0));
});

test('no ID token without Google’s signature is accepted where there is no emulator', async () => {
  // The sign-in emulator's tokens are unsigned. Without it the API demands signatures, as in the cloud.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('ADMIN_PASSWORD_HASH', 'only the log needs one');
  const server = await serveApi();
  try {
    const token = idToken(projectId, { sub: 'ann', email: 'ann@example.com' });
    const accepted = await acceptedHeaders(unsignedIdTokens(token), async (authorization = '') => {
      const address = `${server.address}/api/orders/email/ann@example.com`;
      return (await fetch(address, { headers: { authorization } })).status;
    });
    expect(accepted).toEqual([]);
    expectGoal(exactly(group, 'unsigned tokens let in outside of the emulators', accepted.length, 0));
  } finally {
    server.close();
    vi.unstubAllEnvs();
  }
});
