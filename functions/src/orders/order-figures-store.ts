import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { readOrder } from '../shared/order/order.ts';
import { currencyOf } from '../shared/order/order-currency.ts';
import { figuresOf, type OrderFigures } from '../shared/order/order-figures.ts';
import { readCount } from '../shared/values/stored-fields.ts';

const counted = [
  'createdAt',
  'status',
  'productIds',
  'lines',
  'lineChanges',
  'parcels',
  'currency',
  'deliveryCents',
  'charges',
  'discounts',
  'unconfirmedCopies',
];

export async function* orderFigures(
  store = database(),
): AsyncGenerator<OrderFigures & { placedAt: Date; currency: string; unconfirmedCopies: number }> {
  const orders = collection('orders', store).select(...counted);
  for await (const snapshot of streamDocuments(orders)) {
    const order = readOrder(snapshot.id, snapshot.data());
    const copies = readCount(snapshot.get('unconfirmedCopies'));
    const placedAt = new Date(order.createdAt);
    yield { placedAt, currency: currencyOf(order), unconfirmedCopies: copies, ...figuresOf(order) };
  }
}
