import { AggregateField } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { readOrder } from '../shared/order/order.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import { readCount } from '../shared/values/stored-fields.ts';

/** How many orders there are and their money, of one status or, without one, of all. */
export async function sumOrders(
  status?: OrderStatus,
  store = database(),
): Promise<{ orders: number; salesCents: number }> {
  const orders = collection('orders', store);
  const counted = await (status ? orders.where('status', '==', status) : orders)
    .aggregate({ orders: AggregateField.count(), salesCents: AggregateField.sum('totalCents') })
    .get();
  return counted.data();
}

/** What of an order is counted. */
interface OrderFigures {
  placedAt: Date;
  status: OrderStatus;
  totalCents: number;
  bookIds: readonly string[];
}

/** What is counted of each order, one at a time. */
export async function* orderFigures(store = database()): AsyncGenerator<OrderFigures> {
  const orders = collection('orders', store).select('createdAt', 'status', 'totalCents', 'productIds');
  for await (const snapshot of streamDocuments(orders)) {
    const data = snapshot.data();
    const { createdAt, status, productIds } = readOrder(snapshot.id, data);
    const totalCents = readCount(data.totalCents);
    yield { placedAt: new Date(createdAt), status, totalCents, bookIds: productIds };
  }
}
