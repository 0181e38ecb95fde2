import { beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { entriesAbout } from './audit-entries.ts';
import { call, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, removeWorker, sessionOf, workerPassword } from './workers.ts';

const password = 'another-of-twelve-letters';

beforeEach(() => emptyCollection('adminAttempts'));

const change = (token: string, oldPassword: string) =>
  call('PUT', '/api/admin/password', { token, body: { oldPassword, password } });
const statusOf = async (token: string) => (await call('GET', '/api/admin', { token })).status;
const login = async (username: string, given: string) =>
  (await call('POST', '/api/auth/admin', { body: { username, password: given } })).status;

it('A person changes their own password, after which only this session goes on', async () => {
  const worker = await addWorker('orders');
  const elsewhere = await sessionOf(worker);
  expect((await change(worker.token, workerPassword)).status).toBe(200);
  expect([await statusOf(worker.token), await statusOf(elsewhere)]).toEqual([200, 401]);
  const { name, id } = worker.person;
  expect([await login(name, workerPassword), await login(name, password)]).toEqual([401, 200]);
  const entries = await entriesAbout(await beginSession(), id);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'person', action: 'changed', by: name }));
  expect(JSON.stringify(entries)).not.toContain(password);
  await removeWorker(worker);
});

it('The old password is asked for, and few wrong ones are heard', async () => {
  const worker = await addWorker('catalogue');
  const wrong = { status: 400, code: 'invalid-argument', field: 'oldPassword' };
  for (let count = 0; count < 5; count += 1) {
    expect(refusal(await change(worker.token, 'not-my-password'))).toEqual(wrong);
  }
  expect((await change(worker.token, workerPassword)).status).toBe(429);
  expect([await statusOf(worker.token), await login(worker.person.name, workerPassword)]).toEqual([200, 200]);
  await removeWorker(worker);
});

it('The owner’s password is no document of the shop', async () => {
  expect(refusal(await change(await beginSession(), 'read-more-books'))).toMatchObject({
    status: 409,
    code: 'owners-password',
  });
});
