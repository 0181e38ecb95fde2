import { entryDocument } from '../../functions/src/audit/audit-store.ts';
import { orderCollection, orderDocument } from '../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { orderStatuses, orderStatusNames } from '../../functions/src/shared/order/order-status.ts';
import { addDays } from '../../functions/src/shared/shop/shop-day.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { stockDocument, stockReference } from '../../functions/src/stock/stock-document.ts';
import { repairCounters, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { grownId } from './grown-catalogue.ts';

const minute = 60_000;

/** The id of the order at a place of the list. */
export function grownOrderId(index: number): string {
  return `grown-order-${String(index).padStart(6, '0')}`;
}

/** The last day on which delivered orders were paid, the shelf of the counted books, and the ISBN of one that is sold out. */
export const grownCashDay = '2026-10-01';
export const grownShelf = 'G 1';
export const grownIsbn = '9783161484100';
const countedBooks = 40;

/** As many have the name that the desk looks for, at any size: the emulator has no indexes, and looks through all of them. */
const [soughtName, soughtOrders] = ['Nora Field', 100];

/** An old shop has no more orders under way, and no more money in a day, than a young one. */
const mixedOrders = 1000;
const ordersOfADay = 1000;
const doneStatuses = orderStatusNames.filter((name) => !orderStatuses[name].isUnderWay);

const grownCollections = ['orders', 'cashEntries', 'audit', 'stock', 'stocktakes', 'isbns'] as const;

/** Takes every order, and what belongs to orders, out of the shop. */
export async function emptyOrders(): Promise<void> {
  for (const name of grownCollections) await database().recursiveDelete(collection(name));
}

/** Counts some books of one shelf; for one of them, which has an ISBN, orders wait. */
async function growStock(): Promise<void> {
  const batch = database().batch();
  for (let index = 0; index < countedBooks; index += 1) {
    const stock = { onHand: index === 0 ? 0 : 3, lowAt: 0, shelf: grownShelf };
    batch.set(stockReference(grownId(index)), stockDocument(stock, true, undefined, new Date()));
  }
  batch.set(collection('isbns').doc(grownIsbn), { bookId: grownId(0) });
  await batch.commit();
}

function grownOrder(index: number, placedAt: Date) {
  const shopper = { uid: `grown-shopper-${index % 1000}`, email: `reader-${index % 1000}@example.com` };
  const line = { bookId: grownId(index % 90), title: `Book ${index % 90}`, unitCents: 1250, coverImage: '' };
  const name = index < soughtOrders ? soughtName : 'Ada Quay';
  const request = makeOrderRequest([], { name, productIds: [line.bookId], totalPrice: '12.50' });
  const number = orderNumber(grownOrderId(index), 0);
  const document = orderDocument({ number, shopper, request, lines: [line], placedAt, money: dollars });
  const statuses = index < mixedOrders ? orderStatusNames : doneStatuses;
  const status = statuses[index % statuses.length] ?? 'placed';
  return { ...document, status, outCents: status === 'shipped' ? document.totalCents : 0 };
}

/** The money of an order that was delivered. */
function grownCash(order: ReturnType<typeof grownOrder>, index: number) {
  const { number, totalCents: cents, createdAt: at } = order;
  const orderId = grownOrderId(index);
  const day = addDays(grownCashDay, -Math.floor(index / ordersOfADay));
  const sums = { cents, takenCents: cents, givenBackCents: 0 };
  return { orderId, number, ...sums, kind: 'taken', way: 'cash', day, by: owner.name, at };
}

/** What the history says of an order. */
function grownEntry({ number, createdAt }: ReturnType<typeof grownOrder>, targetId: string) {
  const entry = { by: owner, kind: 'order', action: 'changed', targetId, title: number } as const;
  return entryDocument(entry, createdAt.toDate());
}

/** How many minutes lie between two orders, which go round in thirty days: at any size each of the days has some. */
const [between, inAll] = [431, 43_000];

/** Fills the shop from `from` up to `size` orders, a third with an entry in the history, the delivered ones with their money. */
export async function growOrders(from: number, size: number, newest: Date): Promise<void> {
  const writer = database().bulkWriter({ throttling: false });
  const failed: unknown[] = [];
  // A shop has as many of them as it keeps, at any size.
  await database().recursiveDelete(collection('stocktakes'));
  for (let index = from; index < size; index += 1) {
    const order = grownOrder(index, new Date(newest.getTime() - ((index * between) % inAll) * minute));
    const id = grownOrderId(index);
    const written = [
      writer.create(orderCollection().doc(id), order),
      ...(index % 3 === 0 ? [writer.create(collection('audit').doc(id), grownEntry(order, id))] : []),
      ...(order.status === 'delivered'
        ? [writer.create(collection('cashEntries').doc(id), grownCash(order, index))]
        : []),
    ];
    for (const one of written) one.catch((error: unknown) => failed.push(error));
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
  if (failed.length > 0) throw new Error(`${failed.length} orders could not be stored`, { cause: failed[0] });
  await growStock();
  await repairCounters();
  await repairSales();
}
