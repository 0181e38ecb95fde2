import { orderCollection, orderDocument } from '../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { orderStatusNames } from '../../functions/src/shared/order/order-status.ts';
import { repairCounters, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { grownId } from './grown-catalogue.ts';

const minute = 60_000;

/** The id of the order at a place of the list. */
export function grownOrderId(index: number): string {
  return `grown-order-${String(index).padStart(6, '0')}`;
}

/** Takes every order out of the shop. */
export async function emptyOrders(): Promise<void> {
  await database().recursiveDelete(orderCollection());
}

function grownOrder(index: number, placedAt: Date) {
  const shopper = { uid: `grown-shopper-${index % 1000}`, email: `reader-${index % 1000}@example.com` };
  const line = { bookId: grownId(index % 90), title: `Book ${index % 90}`, unitCents: 1250, coverImage: '' };
  const request = makeOrderRequest([], { productIds: [line.bookId], totalPrice: '12.50' });
  const number = orderNumber(grownOrderId(index), 0);
  const document = orderDocument({ number, shopper, request, lines: [line], placedAt });
  return { ...document, status: orderStatusNames[index % orderStatusNames.length] ?? 'placed' };
}

/** How many minutes lie between two orders, which go round in thirty days: at any size each of the days has some. */
const [between, inAll] = [431, 43_000];

/** Fills the shop from `from` up to `size` orders. */
export async function growOrders(from: number, size: number, newest: Date): Promise<void> {
  const writer = database().bulkWriter({ throttling: false });
  const failed: unknown[] = [];
  for (let index = from; index < size; index += 1) {
    const order = grownOrder(index, new Date(newest.getTime() - ((index * between) % inAll) * minute));
    writer
      .create(orderCollection().doc(grownOrderId(index)), order)
      .catch((error: unknown) => failed.push(error));
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
  if (failed.length > 0) throw new Error(`${failed.length} orders could not be stored`, { cause: failed[0] });
  await repairCounters();
  await repairSales();
}
