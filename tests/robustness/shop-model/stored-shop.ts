import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { database } from '../../../functions/src/platform/firebase.ts';
import { discountsOf } from '../../../functions/src/shared/order/discount-parts.ts';
import { type Order, readOrder } from '../../../functions/src/shared/order/order.ts';
import { lineId, stateOfLine } from '../../../functions/src/shared/order/order-lines.ts';

/** By id, with instants as milliseconds. */
type Documents = ReadonlyMap<string, DocumentData>;

export type Stored = ReadonlyMap<string, Documents>;

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

export async function readStored(): Promise<Stored> {
  const collections = await database().listCollections();
  const read = collections.map(async (collection) => {
    const { docs } = await collection.get();
    const documents = docs.map((one) => [one.id, Object(plain(one.data()))] as const);
    return [collection.id, new Map(documents)] as const;
  });
  return new Map(await Promise.all(read));
}

export const schoolId = 'school';

const none: Documents = new Map();

export function all(stored: Stored, collection: string): Documents {
  return stored.get(collection) ?? none;
}

export function rows(stored: Stored, collection: string): DocumentData[] {
  return [...all(stored, collection)].map(([id, data]) => ({ id, ...data }));
}

export function ordersIn(stored: Stored): Order[] {
  return [...all(stored, 'orders')].map(([id, { createdAt, ...data }]) =>
    readOrder(id, { ...data, createdAt: Timestamp.fromMillis(createdAt) }),
  );
}

export const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

export const isSale = ({ status }: Pick<Order, 'status'>) => status !== 'cancelled' && status !== 'returned';

export const lineIds = ({ lines }: Pick<Order, 'lines'>) => lines.map(lineId);

export function keptIds(order: Order): string[] {
  return lineIds(order).filter((id) => stateOfLine(order, id) === 'ordered');
}

export const soldIds = (order: Order) => (isSale(order) ? keptIds(order) : []);

export function keptIn(order: Order, state: Order['parcels'][number]['state']): string[] {
  const sent = order.parcels.filter((one) => one.state === state).flatMap(({ bookIds }) => bookIds);
  return keptIds(order).filter((id) => sent.includes(id));
}

/** What these lines cost, with their part of the order's discounts; tests/unit/money tests the amounts. */
export function centsOf(order: Order, ids: readonly string[]): number {
  const goods = order.lines.filter((line) => ids.includes(lineId(line))).map(({ unitCents }) => unitCents);
  const parts = discountsOf(order).flatMap((one) => one.parts);
  const taken = parts.filter(({ id }) => ids.includes(id)).map(({ cents }) => cents);
  return sumOf(goods) - sumOf(taken);
}

export function unpaidCents(order: Order): number {
  return Math.max(0, centsOf(order, soldIds(order)) - (order.cashCents ?? 0));
}

/** What is to be paid when the order is handed over: on account, nothing. */
export const dueCents = (order: Order) => (order.account ? 0 : unpaidCents(order));

/** As shoppers see it: without the copies for which orders wait. */
export function shownStock(stock: DocumentData | undefined): number | undefined {
  if (!stock) return undefined;
  const free = Math.max(0, stock.onHand - (stock.waiting ?? 0));
  return free <= stock.lowAt || free === 0 ? free : undefined;
}
