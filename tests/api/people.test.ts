import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { findByName } from '../../functions/src/people/person-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { beginPersonSession } from '../../functions/src/use-cases/people/sign-in.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { claimsOf } from './accounts.ts';
import { call, callsWith, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, type SignedInWorker, workerName, workerPassword } from './workers.ts';

const admin = await beginSession();
const asAdmin = callsWith(admin);

beforeEach(async () => {
  await Promise.all(['adminAttempts', 'admins'].map(emptyCollection));
});
afterEach(() => emptyCollection('admins'));

const login = (username: string, password = workerPassword, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/admin', { body: { username, password }, headers });
const add = (name: string, role = 'orders', password = workerPassword) =>
  asAdmin('POST', '/api/people', { name, password, role });
const change = (id: string, body: object) => asAdmin('PUT', `/api/people/${id}`, body);
const remove = (id: string) => asAdmin('DELETE', `/api/people/${id}`);
const statusOf = async (token: string) => (await call('GET', '/api/admin', { token })).status;

/** How many people are added when so many are at once. */
async function addedOf(count: number, addOne: () => Promise<SignedInWorker>): Promise<number> {
  const tries = await Promise.allSettled(Array.from({ length: count }, addOne));
  return tries.filter(({ status }) => status === 'fulfilled').length;
}

const countersInUse = async () =>
  (await database().collection('adminAttempts').get()).docs
    .filter((counter) => counter.get('times').length > 0)
    .map(({ id }) => id.split('-')[0]);

it('A browser is known for those who have signed in with it, and earns no guesses at others', async () => {
  const { name } = (await addWorker('orders')).person;
  const cookie = (await login(name)).headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await login(demoAdmin.username, 'a guess', { cookie })).status).toBe(401);
  expect(await countersInUse()).not.toContain('device');
  expect((await login(name, 'a mistake', { cookie })).status).toBe(401);
  expect(await countersInUse()).toContain('device');
});

describe('people of the dashboard', () => {
  it('sign in with the name in any case, for what their role lets them do', async () => {
    const name = workerName();
    const added = await add(name);
    expect(added).toMatchObject({ status: 201, body: { name, role: 'orders', disabled: false } });
    expect((await asAdmin('GET', '/api/people')).body).toEqual([added.body]);
    expect(JSON.stringify(added.body)).not.toContain('scrypt');
    const { status, body } = await login(name.toUpperCase());
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    const claims = { admin: true, role: 'orders', adminSession: expect.any(String) };
    expect(claimsOf(body.token)).toMatchObject({ uid: 'admin', claims });
    expect(await statusOf(body.token)).toBe(200);
    const refused = await call('GET', '/api/people', { token: body.token });
    expect(refusal(refused)).toMatchObject({ status: 403, code: 'permission-denied' });
    expect(refused.body.error.message).toBe(
      'Your role, Orders, does not allow this; ask the owner of the shop',
    );
  });

  it('have one name each, and not the owner’s', async () => {
    const name = workerName();
    expect(await addedOf(2, () => addWorker('orders', name.toUpperCase()))).toBe(1);
    for (const taken of [` ${name.toLowerCase()} `, demoAdmin.username.toUpperCase(), 'OWNER']) {
      expect(refusal(await add(taken))).toMatchObject({ status: 409, code: 'name-taken' });
    }
  });

  it('are let in once, however often the same is asked for', async () => {
    const name = workerName();
    const first = await add(name);
    expect(await add(name)).toMatchObject({ status: 200, body: first.body });
    for (const other of [add(name, 'catalogue'), add(name, 'orders', `${workerPassword}-2`)]) {
      expect(refusal(await other)).toMatchObject({ status: 409, code: 'name-taken' });
    }
  });

  it('are fifty at most', async () => {
    const batch = database().batch();
    for (let index = 0; index < 49; index += 1) {
      batch.set(database().collection('admins').doc(`filler-${index}`), { name: 'F', role: 'orders' });
    }
    await batch.commit();
    expect(await addedOf(2, () => addWorker('orders'))).toBe(1);
    expect(refusal(await add(workerName()))).toMatchObject({ status: 409, code: 'too-many-people' });
  });

  it('who have not been added can be neither changed nor removed', async () => {
    for (const id of ['0'.repeat(20), 'owner', '__x__', 'a'.repeat(300)]) {
      expect(refusal(await change(id, { disabled: true }))).toMatchObject({ status: 404 });
      expect(refusal(await remove(id))).toMatchObject({ status: 404 });
    }
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
    expect((await act(id)).status).toBe(200);
    expect(await Promise.all([token, second, other.token].map(statusOf))).toEqual([401, 401, 200]);
  });

  it('stay when nothing changes', async () => {
    const { person, token } = await addWorker('orders');
    for (const body of [{ role: 'orders', disabled: false }, {}]) {
      expect((await change(person.id, body)).status).toBe(200);
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
    expect(refusal(await login(name))).toMatchObject({ status: 401, code: 'wrong-credentials' });
    expect((await login(name, 'quite another password')).status).toBe(401);
    await change(id, { disabled: false });
    const { body } = await login(name, 'quite another password');
    expect((await call('GET', '/api/imports', { token: body.token })).status).toBe(200);
    expect((await call('GET', '/api/orders?ids=none', { token: body.token })).status).toBe(403);
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
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]?.body]);
  });

  it('counts against the same twenty an hour as the owner’s', async () => {
    const { name } = (await addWorker('orders')).person;
    await emptyCollection('adminAttempts');
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let guess = 0; guess < 20; guess += 1) {
      const who = guess % 2 === 0 ? name : demoAdmin.username;
      expect((await login(who, 'wrong', from)).status).toBe(401);
    }
    expect((await login(name, workerPassword, from)).status).toBe(429);
    expect((await login(demoAdmin.username, demoAdmin.password, from)).status).toBe(429);
    expect((await login(name, workerPassword, { 'x-forwarded-for': '203.0.113.78' })).status).toBe(200);
  });
});
