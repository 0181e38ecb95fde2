import { type OrderOfLines, soldLines } from './order-lines.ts';
import { orderStatuses } from './order-status.ts';
import { keptCents } from './order-totals.ts';

export interface OrderFigures {
  orders: number;
  salesCents: number;
  toPack: number;
  /** A book is listed once per copy. */
  bookIds: readonly string[];
}

/** undefined stands for no order. */
export function figuresOf(order: OrderOfLines | undefined): OrderFigures {
  if (!order) return { orders: 0, salesCents: 0, toPack: 0, bookIds: [] };
  return {
    orders: orderStatuses[order.status].isOrder ? 1 : 0,
    salesCents: keptCents(order),
    toPack: order.status === 'placed' ? 1 : 0,
    bookIds: soldLines(order).map(({ bookId }) => bookId),
  };
}
