import { beforeEach, expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { ordersOfOpenShop } from '../../functions/src/shared/opening/opening.ts';
import { readCounters, writeCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { later } from '../reads/later.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, set, admin as token } from './desk-calls.ts';
import { call, expectRefused } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

const testMail = () => database().collection('mail').doc('0-test-mail');

const testOrder = () => collection('orders').doc('of-the-owner');

beforeEach(async () => {
  await emptyCollection('settings');
  later(1_001);
  await testMail().delete();
  // As in a shop with one book and the owner's test order.
  await testOrder().set({ status: 'placed' });
  await writeCounters({
    books: 1,
    trendingBooks: 0,
    orders: 1,
    salesCents: 1000,
    toPack: 1,
    unconfirmedCopies: 0,
  });
});

const read = async () => await get('/api/opening');
const change = (body: object, as = token) => call('PUT', '/api/opening', { token: as, body });

it('A new shop knows which steps are done, and the owner keeps some as they are', async () => {
  expect(await read()).toEqual({ isShown: true, done: ['books', 'order'] });
  await set({ contactEmail: 'ada@quay.example' });
  expect((await change({ keep: 'delivery' })).body.done).toEqual(['contact', 'books', 'delivery', 'order']);
  await change({ keep: 'delivery' });
  const [entry, ...earlier] = await entriesAbout(token, 'opening');
  expect(entry).toMatchObject({ kind: 'settings', before: { kept: [] }, after: { kept: ['delivery'] } });
  expect(earlier.filter(({ at }) => at === entry?.at)).toEqual([]);
  expectRefused(await change({ keep: 'contact' }), 400, 'keep');
  expectRefused(await change({ dismiss: false }), 400, 'dismiss');
});

it('A shop in the European Economic Area has legal pages once both are written', async () => {
  await set({ country: 'DE', imprintText: 'Ada Quay' });
  expect(await read()).toEqual({ isShown: true, needsLegalPages: true, done: ['books', 'order'] });
  await set({ withdrawalText: 'Within 14 days' });
  expect((await read()).done).toEqual(['books', 'legalPages', 'order']);
});

it('A test mail goes to the shop’s own address, and the step is done once it is sent', async () => {
  await set({ contactEmail: 'ada@quay.example' });
  const { body } = await change({ sendTestMail: true });
  expect(body).toMatchObject({ isShown: true, testMail: { to: 'ada@quay.example', state: 'PENDING' } });
  expect(body.done).not.toContain('mail');
  await testMail().update({ 'delivery.state': 'ERROR' });
  const failed = await asAdmin('GET', '/api/mails/failed');
  expect(failed.body.mails.map(({ orderId }: { orderId: string }) => orderId)).not.toContain('');
  await testMail().update({ 'delivery.state': 'SUCCESS' });
  expect((await read()).done).toContain('mail');
  const [entry] = await entriesAbout(token, 'opening');
  expect(entry).toMatchObject({ action: 'changed', after: { testMail: 'ada@quay.example' } });
});

it('Once it was closed the list never comes again, and a shop with orders has none', async () => {
  await change({ dismiss: true });
  expect(await read()).toEqual({ isShown: false, done: [] });
  await change({ keep: 'name' });
  expect(await read()).toMatchObject({ isShown: false });
  await emptyCollection('settings');
  await writeCounters({ ...(await readCounters()), orders: ordersOfOpenShop });
  expect(await read()).toEqual({ isShown: false, done: [] });
  await writeCounters(await recount());
});
