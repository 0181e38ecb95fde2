import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { openCents } from '@bookstore/functions/shared/order/order-lines';
import { centsOf } from '#entities/order/order-costs.ts';
import { linesOfParcel, unsentLines } from '#entities/order/unsent-lines.ts';

/** What goes, or went, into one box. */
export interface PrintedParcel {
  order: Order;
  /** Its number among those of the order; undefined for an order that goes in one. */
  number: number | undefined;
  lines: OrderLine[];
  /** What its delivery brings, or has brought, in cents. */
  cashCents: number;
  isPaid: boolean;
}

/** The parcel that an order's books go into next; when all are sent, those that it has. */
export function printedParcels(order: Order): PrintedParcel[] {
  const { parcels } = order;
  const unsent = unsentLines(order);
  const due = Math.max(0, openCents(order));
  if (unsent.length > 0) {
    const number = parcels.length > 0 ? Math.max(...parcels.map((one) => one.number)) + 1 : undefined;
    return [{ order, number, lines: unsent, cashCents: Math.min(due, centsOf(unsent)), isPaid: false }];
  }
  return parcels
    .map((parcel) => ({ parcel, lines: linesOfParcel(order, parcel) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ parcel: { number, state }, lines }) => {
      const isPaid = state === 'delivered' && due === 0;
      const cents = centsOf(lines);
      return {
        order,
        number: parcels.length > 1 ? number : undefined,
        lines,
        cashCents: isPaid ? cents : Math.min(due, cents),
        isPaid,
      };
    });
}
