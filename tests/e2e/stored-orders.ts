import { orderDocument } from '../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { type Order, readOrder } from '../../functions/src/shared/order/order.ts';
import { moneyOf } from '../../functions/src/shared/shop/money-format.ts';
import { defaultCurrency } from '../../functions/src/shared/shop/shop-profile.ts';
import { addOrderChangeToStats } from '../../functions/src/stats/order-counts.ts';
import { emulatorVariables } from '../emulators/project.ts';
import { makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { testedSettings } from './tested-shop.ts';

// The Admin SDK reads them with its first call.
for (const [name, value] of Object.entries(emulatorVariables())) process.env[name] ??= value;

interface OrdersToStore {
  count: number;
  /** Each shopper's name, by which a test finds its own orders. */
  name: (index: number) => string;
  books: (index: number) => readonly Book[];
  /** When the first was placed; each next one is a minute younger. */
  from?: Date;
}

/** Past the API and so without its limit of orders an hour; the counters include them. */
export async function storeOrders({
  count,
  name,
  books,
  from = new Date(Date.now() - count * 60_000),
}: OrdersToStore): Promise<Order[]> {
  const batch = database().batch();
  const orders = Array.from({ length: count }, (_, index) => {
    const reference = database().collection('orders').doc();
    const placedAt = new Date(from.getTime() + index * 60_000);
    const ordered = books(index);
    const document = orderDocument({
      number: orderNumber(reference.id, 0),
      shopper: { uid: `shopper-${reference.id}`, email: `${reference.id}@example.com` },
      request: makeOrderRequest(ordered, { name: name(index) }),
      lines: makeOrder(ordered).lines,
      placedAt,
      money: moneyOf({ ...defaultCurrency, ...testedSettings }),
    });
    batch.create(reference, { ...document });
    addOrderChangeToStats(batch, placedAt.toISOString().slice(0, 10), undefined, document);
    return readOrder(reference.id, { ...document });
  });
  await batch.commit();
  return orders;
}
