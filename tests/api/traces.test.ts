import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { entriesAbout, historyOf, inShort } from './audit-entries.ts';
import { call } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, removeWorker, type SignedInWorker, workerPassword } from './workers.ts';

let admin: string;
let packer: SignedInWorker;

beforeEach(async () => {
  await emptyCollection('adminAttempts');
  [admin, packer] = [await beginSession(), await addWorker('orders')];
});
afterEach(async () => {
  await removeWorker(packer);
  await emptyCollection('adminAttempts');
});

const login = async (username: string, password: string) =>
  (await call('POST', '/api/auth/admin', { body: { username, password } })).status;

it('A sign-in and the refused ones of an hour stand in the history', async () => {
  const { id, name } = packer.person;
  expect(await login(name, workerPassword)).toBe(200);
  for (let count = 0; count < 3; count += 1) expect(await login(name, 'not-the-password')).toBe(401);
  const [refused, signedIn] = await entriesAbout(admin, id);
  expect(refused).toMatchObject({ kind: 'session', action: 'refused', title: name, after: { attempts: 3 } });
  expect(signedIn && inShort(signedIn)).toBe(`session signedIn by ${name}`);
});

it('Unknown names have one entry an hour, which does not say what was typed', async () => {
  const before = await historyOf(admin, { about: 'unknown' });
  const count = ({ entries }: typeof before) => Number(entries[0]?.after?.attempts ?? 0);
  const names = ['hunter2-my-password', 'administrator', 'root'];
  for (const name of names) expect(await login(name, 'not-the-password')).toBe(401);
  const after = await historyOf(admin, { about: 'unknown' });
  // One more when the hour has just begun.
  expect(after.entries.length - before.entries.length).toBeLessThanOrEqual(1);
  if (after.entries[0]?.id === before.entries[0]?.id) expect(count(after) - count(before)).toBe(3);
  expect(JSON.stringify(after)).not.toContain('hunter2');
});

it('An export stands in the history, which only the owner sees', async () => {
  const { token, person } = packer;
  const day = '2026-11-01';
  const exported = await call('GET', `/api/orders/export?from=${day}&to=${day}`, { token });
  expect(exported.status).toBe(200);
  expect((await call('GET', '/api/books/export', { token })).status).toBe(403);
  expect((await call('GET', '/api/books/export', { token: admin })).status).toBe(200);
  const { entries } = await historyOf(admin);
  const [books, orders] = entries.filter(({ kind }) => kind === 'export');
  expect(books && inShort(books)).toBe('export exported by Owner');
  expect(orders).toMatchObject({ by: person.name, targetId: 'orders', note: `${day} to ${day}` });
  const seen = (await historyOf(token)).entries.map(({ kind }) => kind);
  expect(seen.filter((kind) => kind === 'export' || kind === 'session')).toEqual([]);
});
