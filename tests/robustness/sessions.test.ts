import { afterAll, expect, test, vi } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { CallName } from '../../functions/src/shared/api-calls.ts';
import { claimsOf, idTokenOf, registerShopper, signInAnonymously } from '../api/accounts.ts';
import { adminBookFields, dashboardCalls, sampleCalls, sendSample } from '../api/sample-calls.ts';
import { call } from '../api/shop-api.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
import { projectId } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { idToken } from '../rules/callers.ts';
import { serveApi } from '../unit/functions/local-server.ts';
import { expectGoal } from './goals.ts';
import { acceptedHeaders, invalidAdminTokens, invalidIdTokens, unsignedIdTokens } from './invalid-tokens.ts';
import { sample } from './stored-files.ts';

const group = 'Sessions';
/** tests/api/admin-session.test.ts asks all of them in every run. */
const calls = sample(dashboardCalls, 8);

const book = await storeBook();
const shopper = await registerShopper();

afterAll(async () => {
  await removeStoredBook(book);
  // Those that the admin's calls have added.
  const added = await database().collection('books').where('title', '==', adminBookFields.title).get();
  for (const one of added.docs) {
    await removeStoredBook({ ...book, _id: one.id, trending: one.get('trending') === true });
  }
});

const authorized = (authorization: string | undefined) =>
  authorization === undefined ? {} : { authorization };

async function statusOf(name: CallName, authorization: string | undefined, bookId = book._id) {
  const { [name]: sampled } = sampleCalls({ email: shopper.email, bookId });
  return (await sendSample(name, sampled, { headers: authorized(authorization) })).status;
}

function sessionOf(token: string) {
  return database().collection('adminSessions').doc(claimsOf(token).claims.adminSession);
}

test('no token that is nearly the admin’s is accepted anywhere', async () => {
  const token = await beginSession();
  const signedOut = await beginSession();
  await sessionOf(signedOut).delete();
  const headers = new Map([
    ...invalidAdminTokens(token),
    ['a session that has ended', `Bearer ${signedOut}`],
    ['the ID token of the same session', `Bearer ${await idTokenOf(token)}`],
    ['a shopper’s ID token', `Bearer ${shopper.token}`],
  ]);
  const accepted: string[] = [];
  for (const one of calls) {
    const ways = await acceptedHeaders(headers, (authorization) => statusOf(one, authorization));
    accepted.push(...ways.map((way) => `${one} with ${way}`));
  }
  expect(accepted).toEqual([]);
  expect((await call('GET', `/api/books/${book._id}`)).body.title).not.toBe(adminBookFields.title);
  expect((await call('GET', '/api/admin', { token })).status).toBe(200);
  expectGoal(atLeast(group, 'ways refused on every admin call', headers.size, 11));
  expectGoal(exactly(group, 'invalid tokens let in', accepted.length, 0));
});

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
  // The sign-in emulator's tokens are unsigned. Without it the API asks for signatures, as in the cloud.
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
