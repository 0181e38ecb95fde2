import { expect, it, vi } from 'vitest';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import type { OrderStatus } from '../../functions/src/shared/order/order-status.ts';
import { changeOrder } from '../../functions/src/use-cases/orders/change-order.ts';
import { placeOrder } from '../../functions/src/use-cases/orders/place-order.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { countOperations } from '../reads/count-reads.ts';
import { set, writtenInvoices } from './desk-calls.ts';
import { storeBook } from './stored-books.ts';
import { countedBook } from './stored-stock.ts';

// An emulated function reads the settings more often than a deployed one, so the count would depend on the second.
vi.hoisted(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'false'));

const [plain, counted] = [await storeBook(), await countedBook(40)];

const key = () => crypto.randomUUID();

function place(books: Book[], id = orderId(key(), key())): Promise<unknown> {
  const shopper = { uid: key(), email: `${key()}@example.com`, isConfirmed: true, signedInAt: 0 };
  return placeOrder({ id, shopper, request: makeOrderRequest(books), now: new Date() });
}

function step(id: string, from: OrderStatus, to: OrderStatus): Promise<unknown> {
  const texts = { note: '', carrier: 'UPS', trackingCode: '1Z', isUndo: false };
  const change = { kind: 'step', request: { from, to, ...texts } } as const;
  return changeOrder(id, { kind: 'person', name: owner.name }, change, key(), new Date());
}

it('An order and its steps read and write only the documents that their effects need', async () => {
  // This process reads the settings for changes once.
  const [id, first] = [orderId(key(), key()), orderId(key(), key())];
  await place([plain], first);
  await step(first, 'placed', 'packed');
  // The order, whether its shopper has ordered, the settings, and stock and book of each line.
  expect(await countOperations(() => place([plain]))).toEqual({ reads: 5, writes: 7, deletes: 0 });
  // The stock is read again when it is the order's turn.
  expect(await countOperations(() => place([counted]))).toEqual({ reads: 6, writes: 9, deletes: 0 });
  expect(await countOperations(() => place([plain, counted], id))).toEqual({
    reads: 8,
    writes: 9,
    deletes: 0,
  });
  expect(await countOperations(() => step(id, 'placed', 'packed'))).toEqual({
    reads: 2,
    writes: 4,
    deletes: 0,
  });
  expect(await countOperations(() => step(id, 'packed', 'shipped'))).toEqual({
    reads: 2,
    writes: 3,
    deletes: 0,
  });
  // Includes the closing of the day, which is deleted where there is none, and the settings, which say whether it has
  // an invoice.
  expect(await countOperations(() => step(id, 'shipped', 'delivered'))).toEqual({
    reads: 4,
    writes: 4,
    deletes: 1,
  });
  await set({ invoices: { ...writtenInvoices, at: 'placing' } });
  expect(await countOperations(() => place([plain, counted]))).toEqual({ reads: 9, writes: 11, deletes: 0 });
});
