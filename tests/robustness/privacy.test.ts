import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/firebase.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { emptyCollection, shelve } from '../api/shelf.ts';
import { root, shopAddress } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { Canaries } from './canaries.ts';
import { type CallLine, callLines, logFromNow } from './functions-log.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'Privacy of the log';
const rounds = runSize({ quick: 1, full: 10 });

interface Sent {
  bearer?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the shop with planted headers besides; counts the calls, and how they ended. */
function caller(canaries: Canaries) {
  const statuses: number[] = [];
  async function ask(method: string, address: string, { bearer, body, headers }: Sent = {}) {
    const answer = await fetch(shopAddress + address, {
      method,
      headers: {
        'user-agent': canaries.text('user agent'),
        referer: `https://example.com/${canaries.text('referer')}`,
        cookie: `__session=${canaries.text('cookie')}`,
        'x-forwarded-for': canaries.text('address of the caller'),
        'x-canary': canaries.text('unknown header'),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
    return answer.status;
  }
  return { ask, statuses };
}

type Ask = ReturnType<typeof caller>['ask'];

async function signIn(ask: Ask, canaries: Canaries): Promise<void> {
  const login = () => ({ username: canaries.text('username'), password: canaries.text('password') });
  await ask('POST', '/api/auth/admin', { body: demoAdmin });
  await ask('POST', '/api/auth/admin', { body: login() });
  await ask('POST', '/api/auth/admin', { body: { ...login(), [canaries.text('field')]: 1 } });
  await ask('POST', '/api/auth/admin', { body: { ...login(), password: [canaries.text('list')] } });
  await ask('POST', '/api/auth/admin', { body: `{"username":"${canaries.text('broken JSON')}` });
  await ask('POST', '/api/auth/admin', { body: canaries.text('no JSON').repeat(2000) });
  await ask('GET', '/api/admin', { bearer: canaries.token('bearer') });
  await ask('GET', '/api/admin', { headers: { authorization: `Basic ${canaries.text('basic')}` } });
  await ask('DELETE', '/api/auth/admin', { bearer: canaries.text('opaque bearer') });
}

async function browse(ask: Ask, canaries: Canaries): Promise<void> {
  await ask('GET', `/api/books?q=${canaries.text('search')}&limit=3`);
  await ask('GET', `/api/books?${canaries.text('parameter')}=${canaries.text('its value')}`);
  await ask('GET', `/api/books?category=${canaries.text('category')}`);
  await ask('GET', `/api/books/${canaries.text('book id')}`);
  await ask('PATCH', `/api/books/${canaries.text('book id')}`);
  await ask('GET', `/api/${canaries.text('unknown address')}`);
}

async function keepInventory(ask: Ask, canaries: Canaries, bearer: string): Promise<void> {
  const book = (change: object = {}) => ({
    title: canaries.text('title'),
    description: canaries.text('description'),
    category: 'fiction',
    oldPrice: 2,
    newPrice: 1,
    coverImage: canaries.text('cover'),
    ...change,
  });
  const shelved = await shelve();
  const gone = canaries.text('book id');
  await ask('GET', '/api/admin', { bearer });
  await ask('POST', '/api/books/create-book', { bearer, body: book({ author: canaries.text('author') }) });
  await ask('POST', '/api/books/create-book', { bearer, body: book({ newPrice: canaries.text('price') }) });
  await ask('POST', '/api/books/create-book', { bearer: canaries.token('bearer'), body: book() });
  await ask('PUT', `/api/books/edit/${shelved._id}`, { bearer, body: book() });
  await ask('PUT', `/api/books/edit/${gone}`, { bearer, body: book() });
  await ask('PUT', `/api/books/edit/${shelved._id}`, {
    bearer,
    body: book(),
    headers: { 'if-match': `"${canaries.text('version')}"` },
  });
  await ask('DELETE', `/api/books/${gone}`, { bearer });
  await ask('DELETE', `/api/books/${shelved._id}`, { bearer });
  await ask('DELETE', `/api/covers/${canaries.text('cover file')}.480w.avif`, { bearer });
}

async function order(ask: Ask, canaries: Canaries, { email, token, uid }: SignedInShopper): Promise<void> {
  const book = await shelve();
  const body = (change: object = {}) => ({
    ...makeOrderRequest([book]),
    name: canaries.text('name'),
    email: canaries.email('e-mail in the body'),
    phone: canaries.phone('phone'),
    address: Object.fromEntries(
      ['street', 'city', 'country', 'state', 'zipcode'].map((part) => [part, canaries.text(part)]),
    ),
    ...change,
  });
  const post = (sent: object, bearer = token) => {
    const headers = { 'idempotency-key': canaries.text('key') };
    return ask('POST', '/api/orders', { bearer, body: sent, headers });
  };
  expect(await post(body())).toBe(201);
  await post(body({ totalPrice: '0.01' }));
  await post(body({ productIds: [canaries.text('ordered book')] }));
  await post(body({ name: { first: canaries.text('first name') } }));
  await post(body({ [canaries.text('field')]: 1 }));
  await post(body(), canaries.token('bearer'));
  await ask('POST', '/api/orders', { bearer: token, body: body(), headers: { 'idempotency-key': '?' } });
  const ordersOf = (whose: string) => `/api/orders/email/${encodeURIComponent(whose)}`;
  expect(await ask('GET', ordersOf(email), { bearer: token })).toBe(200);
  await ask('GET', ordersOf(canaries.email('e-mail in the address')), { bearer: token });
  await ask('GET', ordersOf(canaries.email('e-mail in the address')));
  // An order that no code of the shop has written, to see what is told of an error that nobody expected.
  const spoiled = database().collection('orders').doc();
  await spoiled.set({ uid, name: canaries.text('stored name'), createdAt: canaries.text('stored day') });
  try {
    expect(await ask('GET', ordersOf(email), { bearer: token })).toBe(500);
  } finally {
    await spoiled.delete();
  }
}

/** The lines of one shopper's calls, to whom the log gives one name. */
function namesIn(lines: readonly CallLine[]): string[] {
  return [...new Set(lines.flatMap(({ uid }) => (uid === undefined ? [] : [uid])))];
}

describe('what the functions log', () => {
  it('has one line for every call, and nothing that anybody has sent', { timeout: 120_000 }, async () => {
    const canaries = new Canaries();
    const { ask, statuses } = caller(canaries);
    const log = logFromNow();
    const shoppers: SignedInShopper[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [shopper, adminToken] = [await registerShopper(), await signInAdmin()];
      shoppers.push(shopper);
      statuses.push(200);
      canaries.plant('token of the shopper', shopper.token);
      canaries.plant('e-mail of the shopper', shopper.email);
      canaries.plant('uid', shopper.uid);
      canaries.plant(
        'plain hash of the uid',
        createHash('sha256').update(shopper.uid).digest('hex').slice(0, 12),
      );
      canaries.plant('token of the admin', adminToken);
      await signIn(ask, canaries);
      await browse(ask, canaries);
      await keepInventory(ask, canaries, adminToken);
      await order(ask, canaries, shopper);
      await emptyCollection('adminAttempts');
    }
    canaries.plant('password of the admin', demoAdmin.password);
    const secrets = readFileSync(path.join(root, 'functions/.secret.local'), 'utf8');
    canaries.plant('hash of the password', /ADMIN_PASSWORD_HASH='(.+)'/.exec(secrets)?.[1] ?? '');

    await vi.waitFor(() => expect(callLines(log().functions).length).toBe(statuses.length), 10_000);
    const { functions, emulators } = log();
    const lines = callLines(functions);
    expect(lines.map(({ status }) => status).toSorted()).toEqual(statuses.toSorted());
    // The emulators' own lines name every address, so what was planted can be found where it is.
    expect(canaries.foundIn(emulators).length).toBeGreaterThan(3);
    expect(canaries.foundIn(functions)).toEqual([]);
    expectGoal(atLeast(group, 'values planted in calls of every address', canaries.count, 200 * rounds));
    expectGoal(exactly(group, 'planted values found in the log', canaries.foundIn(functions).length, 0));
    expectGoal(exactly(group, 'calls without their line', statuses.length - lines.length, 0));
    expect(lines.some(({ status }) => status === 500)).toBe(true);
    expect(functions).toMatch(/"stack_trace":"TypeError/);
    const names = namesIn(lines);
    expect(names.every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
    expectGoal(exactly(group, 'keyed names in the log for each shopper', names.length / shoppers.length, 1));
  });

  it('names the page, not the book, when a page is asked for', async () => {
    const canaries = new Canaries();
    const { ask } = caller(canaries);
    const log = logFromNow();
    await ask('GET', `/books/${canaries.text('book id')}?${canaries.text('parameter')}=1`);
    await ask('GET', `/?${canaries.text('parameter')}=1`);
    await vi.waitFor(() => expect(callLines(log().functions).length).toBe(2), 10_000);
    expect(callLines(log().functions).map(({ route }) => route)).toEqual(['/books/:id', '/']);
    expect(canaries.foundIn(log().functions)).toEqual([]);
  });
});
