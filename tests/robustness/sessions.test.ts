import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { CallName } from '../../functions/src/shared/api-calls.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import {
  claimsOf,
  idTokenOf,
  registerShopper,
  type SignedInShopper,
  signInAnonymously,
} from '../api/accounts.ts';
import { adminBookFields, dashboardCalls, sampleCalls, sendSample } from '../api/sample-calls.ts';
import { call } from '../api/shop-api.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { idToken } from '../rules/callers.ts';
import { uploadStatus } from '../rules/storage-bucket.ts';
import { serveApi } from '../unit/functions/local-server.ts';
import { expectGoal } from './goals.ts';
import { acceptedHeaders, invalidAdminTokens, invalidIdTokens, unsignedIdTokens } from './invalid-tokens.ts';
import { runSize } from './run-size.ts';
import { sample } from './stored-files.ts';

const group = 'Sessions';
/** tests/api/admin-session.test.ts asks all of them in every run. */
const calls = sample(dashboardCalls, 8);

let book: Book;
let shopper: SignedInShopper;

beforeAll(async () => {
  book = await storeBook();
  shopper = await registerShopper();
});

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

/**
 * Whether something is accepted with a session that has so many seconds left. An answer that came when the session was
 * over says nothing, so it is asked again.
 */
async function isAccepted(token: string, secondsLeft: number, ask: () => Promise<number>): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const expiresAt = new Date(Date.now() + secondsLeft * 1000);
    await sessionOf(token).update({ expiresAt });
    const isRefused = [401, 403].includes(await ask());
    if (!isRefused || secondsLeft < 0 || Date.now() < expiresAt.getTime()) return !isRefused;
  }
  throw new Error('This computer is too busy to ask within a second');
}

/** How many of the admin's calls are accepted with a session that has so many seconds left. */
async function acceptedCalls(secondsLeft: number): Promise<number> {
  let accepted = 0;
  for (const one of calls) {
    const token = await beginSession();
    const other = await storeBook({ trending: false });
    const ask = () => statusOf(one, `Bearer ${token}`, other._id);
    accepted += Number(await isAccepted(token, secondsLeft, ask));
    if ((await database().collection('books').doc(other._id).get()).exists) await removeStoredBook(other);
  }
  return accepted;
}

/** What Firestore answers a caller who asks for an order that there is not: the rules let only the admin ask. */
async function orderStatus(token: string): Promise<number> {
  const path = `/v1/projects/${projectId}/databases/(default)/documents/orders/none`;
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://${hostOf('firestore')}${path}`, { headers })).status;
}

/** How many documents Firestore shows, or lets a caller write. */
async function openDocuments(token: string): Promise<number> {
  const documents = `http://${hostOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const write = {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ fields: { title: { stringValue: 'Mine' } } }),
  };
  const answers = await Promise.all([
    ...['adminSessions/a', 'adminDevices/a', 'stats/0', 'mail/a'].map((path) =>
      fetch(`${documents}/${path}`, { headers }),
    ),
    ...['adminSessions/a', `books/${book._id}`].map((path) => fetch(`${documents}/${path}`, write)),
  ]);
  return answers.filter(({ status }) => status !== 403).length;
}

test('the admin session ends to the second, on every call and in the rules', async () => {
  expectGoal(exactly(group, 'admin calls let in after 3,599 s', await acceptedCalls(1), calls.length));
  expectGoal(exactly(group, 'admin calls let in after 3,601 s', await acceptedCalls(-1), 0));
  const token = await beginSession();
  const uploader = await idTokenOf(token);
  const acceptedUploads = async (secondsLeft: number) =>
    Number(await isAccepted(token, secondsLeft, () => uploadStatus(`Firebase ${uploader}`)));
  expectGoal(exactly(group, 'uploads let in after 3,599 s', await acceptedUploads(1), 1));
  const acceptedReads = async (secondsLeft: number) =>
    Number(await isAccepted(token, secondsLeft, () => orderStatus(uploader)));
  expectGoal(exactly(group, 'looks at an order let in after 3,599 s', await acceptedReads(1), 1));
  expectGoal(exactly(group, 'looks at an order let in after 3,601 s', await acceptedReads(-1), 0));
  const open = await openDocuments(uploader);
  expectGoal(exactly(group, 'uploads let in after 3,601 s', await acceptedUploads(-1), 0));
  const openLater = await openDocuments(uploader);
  expectGoal(exactly(group, 'Firestore documents opened by an admin token', open + openLater, 0));
});

test('signing out ends whatever was copied before, for calls and for uploads', async () => {
  const rounds = runSize({ quick: 2, full: 25 });
  let [letIn, uploads] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const token = await beginSession();
    const copied = await idTokenOf(token);
    expect(await uploadStatus(`Firebase ${copied}`)).toBe(200);
    expect((await call('DELETE', '/api/auth/admin', { token })).status).toBe(200);
    for (const one of calls) if ((await statusOf(one, `Bearer ${token}`)) !== 401) letIn += 1;
    for (const one of [copied, await idTokenOf(token)]) {
      if ((await uploadStatus(`Firebase ${one}`)) !== 403) uploads += 1;
    }
  }
  expectGoal(atLeast(group, 'log-outs', rounds, runSize({ quick: 2, full: 25 })));
  expectGoal(exactly(group, 'calls let in after the log-out', letIn, 0));
  expectGoal(exactly(group, 'uploads let in after the log-out', uploads, 0));
});

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
