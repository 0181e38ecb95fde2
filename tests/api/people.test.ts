import { beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { findByName } from '../../functions/src/people/person-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { retryConflicts } from '../../functions/src/platform/http/retry-conflicts.ts';
import { beginPersonSession } from '../../functions/src/use-cases/people/sign-in.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { claimsOf } from './accounts.ts';
import { entriesAbout, historyOf, inShort } from './audit-entries.ts';
import { admin, asAdmin, get } from './desk-calls.ts';
import { call, expectRefused, refusal, succeeded } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, type SignedInWorker, sessionOf, workerName, workerPassword } from './workers.ts';

beforeEach(async () => {
  await Promise.all(['adminAttempts', 'admins'].map(emptyCollection));
});

const login = (username: string, password = workerPassword, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/admin', { body: { username, password }, headers });
const add = (name: string, role = 'orders', password = workerPassword) =>
  asAdmin('POST', '/api/people', { name, password, role });
const change = (id: string, body: object) => asAdmin('PUT', `/api/people/${id}`, body);
const remove = (id: string) => asAdmin('DELETE', `/api/people/${id}`);
const statusOf = async (token: string) => (await call('GET', '/api/admin', { token })).status;

async function addedOf(count: number, addOne: () => Promise<SignedInWorker>) {
  const tries = await Promise.allSettled(Array.from({ length: count }, () => retryConflicts(addOne)));
  return tries.filter(({ status }) => status === 'fulfilled').length;
}

const countersInUse = async () =>
  (await database().collection('adminAttempts').get()).docs
    .filter((counter) => counter.get('times').length > 0)
    .map(({ id }) => id.split('-')[0]);

it('A browser is known for those who have signed in with it, and earns no guesses at others', async () => {
  const { name } = (await addWorker('orders')).person;
  const cookie = (await login(name)).headers.get('set-cookie')?.split(';')[0] ?? '';
  expectRefused(await login(demoAdmin.username, 'a guess', { cookie }), 401);
  expect(await countersInUse()).not.toContain('device');
  expectRefused(await login(name, 'a mistake', { cookie }), 401);
  expect(await countersInUse()).toContain('device');
});

describe('people of the dashboard', () => {
  it('sign in with the name in any case, for what their role lets them do', async () => {
    const name = workerName();
    const added = await add(name);
    expect(added).toMatchObject({ status: 201, body: { name, role: 'orders', disabled: false } });
    expect(await get('/api/people')).toEqual([added.body]);
    expect(JSON.stringify(added.body)).not.toContain('scrypt');
    const body = succeeded(await login(name.toUpperCase()));
    expect(Object.keys(body)).toEqual(['token']);
    const claims = { admin: true, role: 'orders', adminSession: expect.any(String) };
    expect(claimsOf(body.token)).toMatchObject({ uid: 'admin', claims });
    expect(await statusOf(body.token)).toBe(200);
    const refused = await call('GET', '/api/people', { token: body.token });
    expectRefused(refused, 403, 'permission-denied');
    expect(refused.body.error.message).toBe(
      'Your role, Orders, does not allow this; ask the owner of the shop',
    );
  });

  it('have one name each, and not the owner’s', async () => {
    const name = workerName();
    expect(await addedOf(2, () => addWorker('orders', name.toUpperCase()))).toBe(1);
    for (const taken of [` ${name.toLowerCase()} `, demoAdmin.username.toUpperCase(), 'OWNER']) {
      expectRefused(await add(taken), 409, 'name-taken');
    }
  });

  it('are fifty at most', async () => {
    const batch = database().batch();
    for (let index = 0; index < 49; index += 1) {
      batch.set(database().collection('admins').doc(`filler-${index}`), { name: 'F', role: 'orders' });
    }
    await batch.commit();
    expect(await addedOf(2, () => addWorker('orders'))).toBe(1);
    await expect(addWorker('orders')).rejects.toMatchObject({ code: 'too-many-people' });
  });
});

describe('the sessions of a person', () => {
  it.each([
    ['the role changes', (id: string) => change(id, { role: 'catalogue' })],
    ['the password is another', (id: string) => change(id, { password: 'quite another password' })],
    ['they are kept out', (id: string) => change(id, { disabled: true })],
    ['they are removed', remove],
  ])('end at once when %s', async (_, act) => {
    const [{ person, token }, other] = [await addWorker('orders'), await addWorker('orders')];
    const { id, name } = person;
    const second = (await login(name)).body.token;
    succeeded(await act(id));
    expect(await Promise.all([token, second, other.token].map(statusOf))).toEqual([401, 401, 200]);
  });

  it('stay when nothing changes', async () => {
    const { person, token } = await addWorker('orders');
    for (const body of [{ role: 'orders', disabled: false }, {}]) {
      succeeded(await change(person.id, body));
    }
    expect(await statusOf(token)).toBe(200);
  });

  it('cannot begin with what was read before a change', async () => {
    const { id, name } = (await addWorker('orders')).person;
    const read = await findByName(name);
    if (!read) throw new Error('No person was read');
    await change(id, { role: 'catalogue' });
    expect(await beginPersonSession(read)).toBeUndefined();
  });

  it('begin again with the new password, role or leave to come in', async () => {
    const { id, name } = (await addWorker('orders')).person;
    await change(id, { password: 'quite another password', role: 'catalogue', disabled: true });
    expectRefused(await login(name, 'quite another password'), 401, 'wrong-credentials');
    await change(id, { disabled: false });
    const { body } = await login(name, 'quite another password');
    succeeded(await call('GET', '/api/imports', { token: body.token }));
    expectRefused(await call('GET', '/api/orders?ids=none', { token: body.token }), 403);
  });
});

describe('a refused sign-in of a person', () => {
  it('tells nothing of who there is', async () => {
    const { name, id } = (await addWorker('orders')).person;
    await change((await addWorker('orders')).person.id, { disabled: true });
    const answers = [
      await login(name, 'wrong'),
      await login(workerName(), 'wrong'),
      await login(id, 'wrong'),
      await login(demoAdmin.username, 'wrong'),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]?.body]);
  });

  it('counts against the same twenty an hour as the owner’s', async () => {
    const { name } = (await addWorker('orders')).person;
    await emptyCollection('adminAttempts');
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (const who of [name, demoAdmin.username]) expectRefused(await login(who, 'wrong', from), 401);
    const { docs } = await database().collection('adminAttempts').get();
    const counted = docs.filter((one) => one.get('times').length === 2);
    const times = Array(20).fill(Date.now());
    await Promise.all(counted.map(({ ref }) => ref.update({ times })));
    expectRefused(await login(name, workerPassword, from), 429);
    expectRefused(await login(demoAdmin.username, demoAdmin.password, from), 429);
    succeeded(await login(name, workerPassword, { 'x-forwarded-for': '203.0.113.78' }));
  });
});

const ownPassword = 'another-of-twelve-letters';

const changeOwn = (token: string, oldPassword: string) =>
  call('PUT', '/api/admin/password', { token, body: { oldPassword, password: ownPassword } });

it('A person changes their own password, after which only this session goes on', async () => {
  const worker = await addWorker('orders');
  const elsewhere = await sessionOf(worker);
  succeeded(await changeOwn(worker.token, workerPassword));
  expect([await statusOf(worker.token), await statusOf(elsewhere)]).toEqual([200, 401]);
  const { name, id } = worker.person;
  expect([(await login(name)).status, (await login(name, ownPassword)).status]).toEqual([401, 200]);
  const entries = await entriesAbout(await beginSession(), id);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'person', action: 'changed', by: name }));
  expect(JSON.stringify(entries)).not.toContain(ownPassword);
});

it('The old password is asked for, and few wrong ones are heard', async () => {
  const worker = await addWorker('catalogue');
  const wrong = { status: 400, code: 'invalid-argument', field: 'oldPassword' };
  for (let count = 0; count < 5; count += 1) {
    expect(refusal(await changeOwn(worker.token, 'not-my-password'))).toEqual(wrong);
  }
  expectRefused(await changeOwn(worker.token, workerPassword), 429);
  expect([await statusOf(worker.token), (await login(worker.person.name)).status]).toEqual([200, 200]);
});

it('The owner’s password is no document of the shop', async () => {
  expectRefused(await changeOwn(await beginSession(), 'read-more-books'), 409, 'owners-password');
});

it('A sign-in and the refused ones of an hour stand in the history', async () => {
  const { id, name } = (await addWorker('orders')).person;
  succeeded(await login(name));
  for (let count = 0; count < 3; count += 1) expectRefused(await login(name, 'not-the-password'), 401);
  const [refused, signedIn] = await entriesAbout(admin, id);
  expect(refused).toMatchObject({ kind: 'session', action: 'refused', title: name, after: { attempts: 3 } });
  expect(signedIn && inShort(signedIn)).toBe(`session signedIn by ${name}`);
});

it('Unknown names have one entry an hour, which does not say what was typed', async () => {
  const before = await historyOf(admin, { about: 'unknown' });
  const count = ({ entries }: typeof before) => Number(entries[0]?.after?.attempts ?? 0);
  const names = ['hunter2-my-password', 'administrator', 'root'];
  for (const name of names) expectRefused(await login(name, 'not-the-password'), 401);
  const after = await historyOf(admin, { about: 'unknown' });
  // One more when the hour has just begun.
  expect(after.entries.length - before.entries.length).toBeLessThanOrEqual(1);
  if (after.entries[0]?.id === before.entries[0]?.id) expect(count(after) - count(before)).toBe(3);
  expect(JSON.stringify(after)).not.toContain('hunter2');
});

it('An export stands in the history, which only the owner sees', async () => {
  const { token, person } = await addWorker('orders');
  const day = '2026-11-01';
  const exported = await call('GET', `/api/orders/export?from=${day}&to=${day}`, { token });
  succeeded(exported);
  expectRefused(await call('GET', '/api/books/export', { token }), 403);
  succeeded(await call('GET', '/api/books/export', { token: admin }));
  const { entries } = await historyOf(admin);
  const [books, orders] = entries.filter(({ kind }) => kind === 'export');
  expect(books && inShort(books)).toBe('export exported by Owner');
  expect(orders).toMatchObject({ by: person.name, targetId: 'orders', note: `${day} to ${day}` });
  const seen = (await historyOf(token)).entries.map(({ kind }) => kind);
  expect(seen.filter((kind) => kind === 'export' || kind === 'session')).toEqual([]);
});
