import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { emptyCollection, storeBook } from '../api/stored-books.ts';
import { root, shopAddress } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { callLines, logFromNow } from './functions-log.ts';
import { expectGoal } from './goals.ts';
import { PlantedValues } from './planted-values.ts';
import { runSize } from './run-size.ts';

const group = 'Privacy of the log';
const rounds = runSize({ quick: 1, full: 10 });

interface Sent {
  bearer?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

type Ask = (request: string, sent?: Sent) => Promise<number>;

/** Also plants values in headers. `statuses` are those of the answers. */
function caller(values: PlantedValues): { ask: Ask; statuses: number[] } {
  const statuses: number[] = [];
  const ask: Ask = async (request, { bearer, body, headers } = {}) => {
    const [method = '', address = ''] = request.split(' ');
    const answer = await fetch(shopAddress + address, {
      method,
      headers: {
        'user-agent': values.text('user agent'),
        referer: `https://example.com/${values.text('referer')}`,
        cookie: `__session=${values.text('cookie')}`,
        'x-forwarded-for': values.text('address of the caller'),
        'x-unknown': values.text('unknown header'),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
    return answer.status;
  };
  return { ask, statuses };
}

async function signIn(ask: Ask, values: PlantedValues): Promise<void> {
  const login = () => values.texts('username', 'password');
  const bodies = [
    login(),
    { ...login(), [values.text('field')]: 1 },
    { ...login(), password: [values.text('list')] },
    `{"username":"${values.text('broken JSON')}`,
    values.text('no JSON').repeat(2000),
  ];
  expect(await ask('POST /api/auth/admin', { body: demoAdmin })).toBe(200);
  for (const body of bodies) await ask('POST /api/auth/admin', { body });
  await ask('GET /api/admin', { bearer: values.token('bearer') });
  await ask('GET /api/admin', { headers: { authorization: `Basic ${values.text('basic')}` } });
  await ask('DELETE /api/auth/admin', { bearer: values.text('opaque bearer') });
}

async function browse(ask: Ask, values: PlantedValues): Promise<void> {
  await ask(`GET /api/books?q=${values.text('search')}&limit=3`);
  await ask(`GET /api/books?${values.text('parameter')}=${values.text('its value')}`);
  await ask(`GET /api/books?category=${values.text('category')}`);
  await ask(`GET /api/books/${values.text('book id')}`);
  await ask(`PATCH /api/books/${values.text('book id')}`);
  await ask(`GET /api/${values.text('unknown address')}`);
}

async function keepInventory(ask: Ask, values: PlantedValues, bearer: string): Promise<void> {
  const book = (change: object = {}) => ({
    ...values.texts('title', 'description'),
    category: 'fiction',
    oldPrice: 2,
    newPrice: 1,
    coverImage: values.text('cover'),
    ...change,
  });
  const own = `/api/books/edit/${(await storeBook())._id}`;
  const missing = values.text('book id');
  await ask('GET /api/admin', { bearer });
  await ask('POST /api/books/create-book', { bearer, body: book(values.texts('author')) });
  await ask('POST /api/books/create-book', { bearer, body: book({ newPrice: values.text('price') }) });
  await ask('POST /api/books/create-book', { bearer: values.token('bearer'), body: book() });
  await ask(`PUT ${own}`, { bearer, body: book() });
  await ask(`PUT /api/books/edit/${missing}`, { bearer, body: book() });
  await ask(`PUT ${own}`, { bearer, body: book(), headers: { 'if-match': `"${values.text('version')}"` } });
  await ask(`DELETE /api/books/${missing}`, { bearer });
  await ask(`DELETE ${own.replace('/edit', '')}`, { bearer });
  await ask(`GET /api/orders/${values.text('order id')}/mails`, { bearer });
  await ask(`POST /api/orders/${values.text('order id')}/mails/${values.text('event')}`, { bearer });
  await ask(`DELETE /api/covers/${values.text('cover file')}.480w.avif`, { bearer });
}

async function order(ask: Ask, values: PlantedValues, { email, token }: SignedInShopper): Promise<void> {
  const book = await storeBook();
  const body = (change: object = {}) => ({
    ...makeOrderRequest([book]),
    name: values.text('name'),
    email: values.email('e-mail in the body'),
    phone: values.phone('phone'),
    address: values.texts('street', 'city', 'country', 'state', 'zipcode'),
    ...change,
  });
  const post = (sent: object, bearer = token, key = values.text('key')) =>
    ask('POST /api/orders', { bearer, body: sent, headers: { 'idempotency-key': key } });
  expect(await post(body())).toBe(201);
  await post(body({ totalPrice: '0.01' }));
  await post(body({ productIds: [values.text('ordered book')] }));
  await post(body({ name: { first: values.text('first name') } }));
  await post(body({ [values.text('field')]: 1 }));
  await post(body(), values.token('bearer'));
  await post(body(), token, '?');
  const ordersOf = (whose: string) => `GET /api/orders/email/${encodeURIComponent(whose)}`;
  expect(await ask(ordersOf(email), { bearer: token })).toBe(200);
  await ask(ordersOf(values.email('e-mail in the address')), { bearer: token });
  await ask(ordersOf(values.email('e-mail in the address')));
  // A document that no code of the shop writes, for an unexpected error.
  const change = database().collection('bookChanges').doc();
  await change.set({ at: new Date(), size: 1, changes: { title: values.text('stored title') } });
  try {
    expect(await ask('GET /api/books?limit=3')).toBe(500);
  } finally {
    await change.delete();
  }
}

async function changeProfile(ask: Ask, values: PlantedValues, { token }: SignedInShopper): Promise<void> {
  const put = (body: object, headers = {}) => ask('PUT /api/account', { bearer: token, body, headers });
  const saved = { name: values.text('saved name'), address: { street: values.text('saved street') } };
  expect(await put({ name: values.text('name of the account'), addresses: [saved] })).toBe(200);
  await put({ addresses: [saved, saved] });
  await put({ name: values.text('late name') }, { 'if-match': '"1"' });
  expect(await ask('GET /api/account', { bearer: token })).toBe(200);
}

function plantSecrets(
  values: PlantedValues,
  { uid, email, token }: SignedInShopper,
  adminToken: string,
): void {
  values.plant('token of the shopper', token);
  values.plant('e-mail of the shopper', email);
  values.plant('uid', uid);
  values.plant('plain hash of the uid', createHash('sha256').update(uid).digest('hex').slice(0, 12));
  values.plant('token of the admin', adminToken);
  values.plant('password of the admin', demoAdmin.password);
  const secrets = readFileSync(path.join(root, 'functions/.secret.local'), 'utf8');
  values.plant('hash of the password', /ADMIN_PASSWORD_HASH='(.+)'/.exec(secrets)?.[1] ?? '');
}

describe('what the functions log', () => {
  it('has one line for every call, and nothing that a caller has sent', async () => {
    const values = new PlantedValues();
    const { ask, statuses } = caller(values);
    const log = logFromNow();
    for (let round = 0; round < rounds; round += 1) {
      const [shopper, adminToken] = [await registerShopper(), await signInAdmin()];
      statuses.push(200);
      plantSecrets(values, shopper, adminToken);
      await signIn(ask, values);
      await browse(ask, values);
      await keepInventory(ask, values, adminToken);
      await order(ask, values, shopper);
      await changeProfile(ask, values, shopper);
      await emptyCollection('adminAttempts');
    }

    await eventually(() => expect(callLines(log().functions).length).toBe(statuses.length));
    const { functions, emulators } = log();
    const lines = callLines(functions);
    expect(lines.map(({ status }) => status).toSorted()).toEqual(statuses.toSorted());
    // The emulators' own lines have every address: this proves that the search finds what was planted.
    expect(values.foundIn(emulators).length).toBeGreaterThan(3);
    expect(values.foundIn(functions)).toEqual([]);
    expectGoal(atLeast(group, 'values planted in calls of every address', values.count, 200 * rounds));
    expectGoal(exactly(group, 'planted values found in the log', values.foundIn(functions).length, 0));
    expectGoal(exactly(group, 'calls without their line', statuses.length - lines.length, 0));
    expect(statuses).toContain(500);
    expect(functions).toMatch(/"stack_trace":"TypeError/);
    const names = [...new Set(lines.flatMap(({ uid }) => uid ?? []))];
    expect(names.every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
    expectGoal(exactly(group, 'keyed names in the log for each shopper', names.length / rounds, 1));
  });

  it('names the page, not the book, when a page is asked for', async () => {
    const values = new PlantedValues();
    const { ask } = caller(values);
    const log = logFromNow();
    await ask(`GET /books/${values.text('book id')}?${values.text('parameter')}=1`);
    await ask(`GET /?${values.text('parameter')}=1`);
    // Each is redirected to the page's own address, which is requested in turn.
    await eventually(() => expect(callLines(log().functions).length).toBe(4));
    const routes = callLines(log().functions).map(({ route }) => route);
    expect(routes).toEqual(['/books/:id', '/books/:id', '/', '/']);
    expect(values.foundIn(log().functions)).toEqual([]);
  });
});
