import { beforeEach, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { openLink } from '../../functions/src/use-cases/payments/link-order.ts';
import { findWrongStock } from '../../functions/src/use-cases/stock/check-stock.ts';
import { makeDeskOrder } from '../fixtures/factories.ts';
import { asAdmin, get } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { documentsWhere, expectCounted } from './stored-documents.ts';

const daysInMinutes = (days: number) => days * 24 * 60 + 1;

const shop = await paidShop();
let book: Book;

beforeEach(async () => {
  book = await shop.countedBook(5);
});

const make = (overrides = {}, key?: string) =>
  asAdmin('POST', '/api/payments/links', makeDeskOrder([book], { copies: 3, way: 'link', ...overrides }), {
    key,
  });

const idOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';

async function madeLink(overrides = {}) {
  const body = succeeded(await make(overrides));
  return idOf(body);
}

const open = async (id: string, isBegun = true) =>
  (await call('POST', `/api/payments/${id}/link`, { body: { isBegun } })).body;

it('An order that is paid by a link holds its copies for days, and is one with who took it once it is paid', async () => {
  const key = crypto.randomUUID();
  const email = `kim-${key}@example.com`;
  const [first, again] = [await make({ email }, key), await make({ email }, key)];
  expect(again.body).toEqual(first.body);
  const id = idOf(first.body);
  expectRefused(await make({ email, reference: 'Another' }, key), 'idempotency-key-reused');
  await shop.expectCopies(book, 2);
  const docs = await documentsWhere('mail', 'to', email);
  expect(docs.map((mail) => mail.get('message.text'))).toEqual([expect.stringContaining(first.body.link)]);
  await shop.sweep(60);
  expect(await open(id, false)).toMatchObject({ state: 'open', amountCents: 3000 });
  expect((await open(id)).url).toContain('/pay/');
  await shop.pay(id);
  expect(await open(id)).toMatchObject({ state: 'paid' });
  await shop.expectOrder(id, { takenBy: 'Owner', isPaidOnline: true, cashCents: 3000 });
  await shop.expectCopies(book, 2);
  expect(await shop.entriesOf(id)).toEqual([['taken', 'card', 3000]]);
  await asAdmin('POST', `/api/orders/${id}/status`, { from: 'placed', to: 'cancelled' });
  await shop.expectCopies(book, 5);
  expect(await findWrongStock()).toEqual([]);
  await expectCounted();
});

it('A link is paid by another session when the first has ended, and by none after its days', async () => {
  const id = await madeLink();
  const { url } = await open(id);
  await shop.expire(id);
  await shop.expectCopies(book, 2);
  const { url: second } = await open(id);
  expect(second).not.toBe(url);
  await shop.sweep(daysInMinutes(3));
  expect(await open(id)).toMatchObject({ state: 'released' });
  await shop.expectCopies(book, 5);
  expect(await get('/api/payments/held')).toEqual([]);
});

it('A link that the provider refuses, or whose answer is lost, is paid once that is over', async () => {
  const id = await madeLink();
  const press = () => call('POST', `/api/payments/${id}/link`, { body: { isBegun: true } });
  shop.useKeys(shop.wrongKeys);
  expectRefused(await press(), 409, 'payment-unavailable');
  shop.useKeys();
  await shop.expectCopies(book, 2);
  shop.faults.loseAnswers = 2;
  expectRefused(await press(), 503);
  expect((await openLink(id, true, new Date(Date.now() + 90_000))).url).toContain('/pay/');
  shop.useKeys(shop.wrongKeys);
  expect(await open(id, false)).toMatchObject({ state: 'open' });
  expectRefused(await press(), 409, 'payment-unavailable');
  shop.useKeys();
  await shop.pay(id);
  expect(await open(id)).toMatchObject({ state: 'paid' });
});

it('Why a book costs less stays with the order that a link has paid', async () => {
  const lines = [{ bookId: book._id, copies: 1, priceCents: 900, reason: 'Bent' }];
  const id = await madeLink({ lines, totalPrice: '9.00' });
  await open(id);
  await shop.pay(id);
  const notes = await get(`/api/orders/${id}/notes`);
  expect(notes).toMatchObject([{ text: `${book.title}: Bent`, by: 'Owner' }]);
});

it('Who pays by a link after the desk has cancelled it gets the money back', async () => {
  const id = await madeLink();
  await open(id);
  // Its session could not be ended then.
  shop.faults.disturbed = 500;
  await asAdmin('POST', `/api/payments/${id}/release`);
  shop.faults.disturbed = undefined;
  await shop.expectCopies(book, 5);
  expect(await open(id)).toMatchObject({ state: 'given-back' });
  await shop.pay(id);
  await shop.expectNoOrder(id);
  const stray = await database().collection('payments').where('orderId', '==', id).get();
  expect(
    stray.docs.map((one) => [one.get('state'), one.get('settleReason'), one.get('refunds')]),
  ).toContainEqual(['stray', 'no-order', [expect.objectContaining({ cents: 3000, state: 'done' })]]);
  expect(await shop.toSettle()).toEqual([]);
});

it('A link and an order of the desk are each made by their own call', async () => {
  expectRefused(await make({ way: 'later' }), 400, 'way');
  const order = makeDeskOrder([book], { way: 'link' });
  expectRefused(await asAdmin('POST', '/api/orders/desk', order), 400, 'way');
});
