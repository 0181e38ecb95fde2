import type { DocumentData } from 'firebase-admin/firestore';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { centsOf, dueCents, keptIds, lineIds } from './stored-shop.ts';

// What a change of an order moves, by the body of the call, for a parcel with its number.

/** The last part of the call's path. */
export type ChangeKind =
  | 'status'
  | 'lines'
  | 'parcels'
  | 'parcel'
  | 'cash'
  | 'discounts'
  | 'discount'
  | 'recipient'
  | 'missing'
  | 'choice';

type Parcel = Order['parcels'][number];

const steps: Record<string, 'on' | 'on by both' | 'back' | undefined> = {
  'placed → packed': 'on',
  'placed → cancelled': 'on by both',
  'packed → shipped': 'on',
  'packed → cancelled': 'on',
  'shipped → delivered': 'on',
  'shipped → returned': 'on',
  'delivered → returned': 'on',
  'packed → placed': 'back',
  'shipped → packed': 'back',
  'delivered → shipped': 'back',
  'cancelled → placed': 'back',
  'returned → delivered': 'back',
};

/** A collected order is handed over as it is packed, and is never under way. */
const stepsOfCollected: typeof steps = {
  ...steps,
  'packed → delivered': 'on',
  'delivered → packed': 'back',
  'packed → shipped': undefined,
  'delivered → shipped': undefined,
};

/** Undefined when an order cannot go from one status to the other. */
export function stepOf({ from, to }: DocumentData, { collection }: Pick<Order, 'collection'> = {}) {
  return (collection ? stepsOfCollected : steps)[`${from} → ${to}`];
}

/** When the last of these books came back: an ISO instant, '' for none. */
function lastReturnOf({ lineChanges }: Order, ids: readonly string[]): string {
  const returned = lineChanges.filter(({ bookId, state }) => state === 'returned' && ids.includes(bookId));
  return (
    returned
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  );
}

/** The parcels that came back with the last step that brought any back. */
function lastReturned(order: Order): Parcel[] {
  const last = lastReturnOf(order, lineIds(order));
  return order.parcels.filter(({ bookIds }) => lastReturnOf(order, bookIds) === last);
}

export function sinceOf(order: Order, { state, at, deliveredAt = '', bookIds }: Parcel): string {
  return { shipped: at, delivered: deliveredAt, returned: lastReturnOf(order, bookIds) }[state];
}

export function movedParcels(kind: ChangeKind, order: Order, { number, from }: DocumentData): Parcel[] {
  if (kind === 'parcel') return order.parcels.filter((one) => one.number === number);
  if (kind !== 'status') return [];
  return from === 'returned' ? lastReturned(order) : order.parcels.filter(({ state }) => state === from);
}

/** What these parcels are to bring: those under way bring what is due, the earlier ones first. */
function dueOf(order: Order, numbers: readonly number[]): number {
  let [rest, due] = [dueCents(order), 0];
  for (const { number, bookIds } of order.parcels.filter(({ state }) => state === 'shipped')) {
    const kept = keptIds(order).filter((id) => bookIds.includes(id));
    const part = Math.min(rest, centsOf(order, kept));
    rest -= part;
    if (numbers.includes(number)) due += part;
  }
  return due;
}

/** The money of an order after a change: a delivery brings what is due, and takes no more back than there is. */
export function cashAfter(kind: ChangeKind, order: Order, asked: DocumentData): number {
  const { cashCents: held = 0 } = order;
  if (kind === 'cash') return held + (asked.kind === 'taken' ? asked.cents : -asked.cents);
  const moved = movedParcels(kind, order, asked);
  if (asked.from === 'shipped' && asked.to === 'delivered') {
    return (
      held +
      (asked.cashCents ??
        dueOf(
          order,
          moved.map(({ number }) => number),
        ))
    );
  }
  if (asked.from === 'packed' && asked.to === 'delivered') return held + dueCents(order);
  if (asked.from !== 'delivered' || !['shipped', 'packed'].includes(asked.to)) return held;
  const brought = moved.reduce((sum, { cashCents = 0 }) => sum + cashCents, 0);
  return held - Math.max(0, Math.min(brought, held));
}
