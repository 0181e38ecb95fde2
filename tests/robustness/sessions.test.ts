import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSession } from '../../functions/src/admin/session-store.ts';
import { routes } from '../../functions/src/api.ts';
import { database } from '../../functions/src/firebase.ts';
import type { Book } from '../../functions/src/shared/book.ts';
import {
  claimsOf,
  idTokenOf,
  registerShopper,
  type SignedInShopper,
  signInAnonymously,
} from '../api/accounts.ts';
import { type AdminCall, adminBookFields, adminCalls } from '../api/admin-calls.ts';
import { shelve, unshelve } from '../api/shelf.ts';
import { call } from '../api/shop-api.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { uploadStatus } from '../rules/storage-bucket.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';
import { spoiledAdminTokens, spoiledIdTokens, waysIn } from './spoiled-tokens.ts';

let book: Book;
let shopper: SignedInShopper;

const shopperRoutes = ['POST /api/orders', 'GET /api/orders/email/:email'];
const openRoutes = ['POST /api/auth/admin', 'GET /api/books', 'GET /api/books/:id'];

beforeAll(async () => {
  book = await shelve();
  shopper = await registerShopper();
});

afterAll(async () => {
  await unshelve(book);
  // Those that the admin's calls have made.
  const made = await database().collection('books').where('title', '==', adminBookFields.title).get();
  for (const { id } of made.docs) await unshelve({ ...book, _id: id, trending: false });
});

function sessionOf(token: string) {
  return database().collection('adminSessions').doc(claimsOf(token).claims.adminSession);
}

async function statusOf(
  { method, path, options }: AdminCall,
  authorization: string | undefined,
  id = book._id,
) {
  const headers = authorization === undefined ? {} : { authorization };
  return (await call(method, path.replace('BOOK', id), { ...options, headers })).status;
}

/**
 * Whether something is let in with a session that has so many seconds left. An answer that came when the session was
 * over says nothing, so it is asked again.
 */
async function isLetIn(token: string, secondsLeft: number, ask: () => Promise<number>): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const expiresAt = new Date(Date.now() + secondsLeft * 1000);
    await sessionOf(token).update({ expiresAt });
    const status = await ask();
    const isRefused = status === 401 || status === 403;
    if (!isRefused || secondsLeft < 0 || Date.now() < expiresAt.getTime()) return !isRefused;
  }
  throw new Error('This computer is too busy to ask within a second');
}

/** How many of the calls are let in with a session that has so many seconds left. */
async function callsLetIn(secondsLeft: number): Promise<string[]> {
  const letIn: string[] = [];
  for (const one of adminCalls) {
    const token = await beginSession();
    const other = await shelve({ trending: false });
    if (await isLetIn(token, secondsLeft, () => statusOf(one, `Bearer ${token}`, other._id)))
      letIn.push(one.route);
    if ((await database().collection('books').doc(other._id).get()).exists) await unshelve(other);
  }
  return letIn;
}

/** How many documents Firestore shows, or lets be written, to somebody. */
async function documentsOpened(token: string): Promise<number> {
  const documents = `http://${hostOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ fields: { title: { stringValue: 'Mine' } } });
  const answers = await Promise.all([
    ...['adminSessions/a', 'adminDevices/a', 'stats/0', 'orders/a'].map((path) =>
      fetch(`${documents}/${path}`, { headers }),
    ),
    ...['adminSessions/a', `books/${book._id}`].map((path) =>
      fetch(`${documents}/${path}`, { method: 'PATCH', headers, body }),
    ),
  ]);
  return answers.filter(({ status }) => status !== 403).length;
}

test('every call of the API is open, a shopper’s or the admin’s', () => {
  const all = routes.map(([method, path]) => `${method.toUpperCase()} ${path}`);
  expect([...openRoutes, ...shopperRoutes, ...adminCalls.map(({ route }) => route)].sort()).toEqual(
    all.sort(),
  );
});

test('the admin’s hour ends to the second, on every call and in the rules', async () => {
  const before = await callsLetIn(1);
  const after = await callsLetIn(-1);
  expectGoal(exactly('Sessions', 'admin calls let in after 3,599 s', before.length, adminCalls.length));
  expectGoal(exactly('Sessions', 'admin calls let in after 3,601 s', after.length, 0));
  const token = await beginSession();
  const mine = await idTokenOf(token);
  const upload = () => uploadStatus(`Firebase ${mine}`);
  expectGoal(exactly('Sessions', 'uploads let in after 3,599 s', Number(await isLetIn(token, 1, upload)), 1));
  const opened = await documentsOpened(mine);
  expectGoal(exactly('Sessions', 'uploads let in after 3,601 s', Number(await isLetIn(token, -1, upload)), 0));
  const openedLater = await documentsOpened(mine);
  expectGoal(exactly('Sessions', 'Firestore documents opened by an admin token', opened + openedLater, 0));
});

test('signing out ends whatever was copied before, for calls and for uploads', async () => {
  const rounds = runSize({ quick: 2, full: 25 });
  let [calls, uploads] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const token = await beginSession();
    const copied = await idTokenOf(token);
    expect(await uploadStatus(`Firebase ${copied}`)).toBe(200);
    expect((await call('DELETE', '/api/auth/admin', { token })).status).toBe(200);
    for (const one of adminCalls) if ((await statusOf(one, `Bearer ${token}`)) !== 401) calls += 1;
    for (const one of [copied, await idTokenOf(token)]) {
      if ((await uploadStatus(`Firebase ${one}`)) !== 403) uploads += 1;
    }
  }
  expectGoal(atLeast('Sessions', 'log-outs', rounds, runSize({ quick: 2, full: 25 })));
  expectGoal(exactly('Sessions', 'calls let in after the log-out', calls, 0));
  expectGoal(exactly('Sessions', 'uploads let in after the log-out', uploads, 0));
});

test('no token that is nearly the admin’s is let in anywhere', async () => {
  const token = await beginSession();
  const signedOut = await beginSession();
  await sessionOf(signedOut).delete();
  const headers = new Map([
    ...spoiledAdminTokens(token),
    ['a session that has ended', `Bearer ${signedOut}`],
    ['the ID token of the same session', `Bearer ${await idTokenOf(token)}`],
    ['a shopper’s ID token', `Bearer ${shopper.token}`],
  ]);
  const letIn: string[] = [];
  for (const one of adminCalls) {
    const ways = await waysIn(headers, (authorization) => statusOf(one, authorization));
    letIn.push(...ways.map((way) => `${one.route} with ${way}`));
  }
  expect(letIn).toEqual([]);
  expect((await call('GET', `/api/books/${book._id}`)).body.title).not.toBe(adminBookFields.title);
  expect((await call('GET', '/api/admin', { token })).status).toBe(200);
  expectGoal(atLeast('Sessions', 'ways refused on every admin call', headers.size, 11));
  expectGoal(exactly('Sessions', 'spoiled tokens let in', letIn.length, 0));
});

test('no token that is nearly a shopper’s orders or shows orders', async () => {
  const admin = await beginSession();
  const headers = new Map([
    ...spoiledIdTokens(shopper.token, projectId),
    ['the admin’s token', `Bearer ${admin}`],
    ['the admin’s ID token', `Bearer ${await idTokenOf(admin)}`],
    ['a sign-in without an e-mail address', `Bearer ${await signInAnonymously()}`],
  ]);
  const orders = () => database().collection('orders').count().get();
  const before = (await orders()).data().count;
  const body = makeOrderRequest([book]);
  const order = async (authorization: string | undefined) => {
    const own = {
      'Idempotency-Key': crypto.randomUUID(),
      ...(authorization !== undefined && { authorization }),
    };
    return (await call('POST', '/api/orders', { headers: own, body })).status;
  };
  const look = async (authorization: string | undefined) => {
    const path = `/api/orders/email/${encodeURIComponent(shopper.email)}`;
    return (await call('GET', path, { headers: authorization === undefined ? {} : { authorization } }))
      .status;
  };
  const letIn = [...(await waysIn(headers, order)), ...(await waysIn(headers, look))];
  expect(letIn).toEqual([]);
  expect((await orders()).data().count).toBe(before);
  expect(await look(`Bearer ${shopper.token}`)).toBe(200);
  expectGoal(atLeast('Sessions', 'ways refused on the order calls', headers.size, 11));
  expectGoal(exactly('Sessions', 'spoiled shopper tokens let in', letIn.length, 0));
});
