import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { soldLines } from '@bookstore/functions/shared/order/order-lines';

/** A book that the shopper has bought, and when last: an ISO instant. */
interface BoughtBook extends Pick<OrderLine, 'bookId' | 'title' | 'author'> {
  at: string;
}

/** The books that stayed bought, each once, the last first: none of what was cancelled, taken out or came back. */
export function boughtBooks(orders: readonly Order[]): BoughtBook[] {
  const bought = new Map<string, BoughtBook>();
  for (const order of orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))) {
    for (const { bookId, title, author } of soldLines(order)) {
      if (!bought.has(bookId)) bought.set(bookId, { bookId, title, author, at: order.createdAt });
    }
  }
  return [...bought.values()];
}
