import { type ExportedOrder, ordersCsv } from '../../orders/order-csv.ts';
import {
  findChargeKinds,
  isAnyAwaiting,
  isAnyDiscounted,
  isAnyInAnotherLanguage,
  ordersBetween,
} from '../../orders/order-list-store.ts';
import { readNotesOf } from '../../orders/order-note-store.ts';
import { knowsTax, shopProfile } from '../../settings/shop-profile.ts';
import type { Role } from '../../shared/people/roles.ts';

/** Orders whose notes are read at once. */
const ordersAtOnce = 100;

async function withNotes(orders: readonly ExportedOrder[]): Promise<ExportedOrder[]> {
  if (orders.length === 0) return [];
  const notes = await readNotesOf(orders.map(({ _id }) => _id));
  return orders.map((order, index) => ({ ...order, notes: notes[index] ?? [] }));
}

async function* allWithNotes(orders: AsyncIterable<ExportedOrder>): AsyncGenerator<ExportedOrder> {
  let some: ExportedOrder[] = [];
  for await (const order of orders) {
    if (some.push(order) < ordersAtOnce) continue;
    yield* await withNotes(some);
    some = [];
  }
  yield* await withNotes(some);
}

/** From `from` until before `until`; the desk's notes only for the owner. */
export async function exportOrders(
  from: Date,
  until: Date,
  role: Role,
  signal: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const [shop, hasTax, charges, hasDiscounts, hasLanguages, hasPromises] = await Promise.all([
    shopProfile(),
    knowsTax(),
    findChargeKinds(),
    isAnyDiscounted(),
    isAnyInAnotherLanguage(),
    isAnyAwaiting(),
  ]);
  const orders = ordersBetween(from, until, signal);
  const has = { hasNotes: role === 'owner', charges, hasDiscounts, hasLanguages, hasPromises };
  return ordersCsv(has.hasNotes ? allWithNotes(orders) : orders, has, shop, hasTax);
}
