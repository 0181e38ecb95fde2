import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { soldLines } from '@bookstore/functions/shared/order/order-lines';

/** `at`: when it was last bought, an ISO instant. */
interface BoughtBook extends Pick<OrderLine, 'bookId' | 'title' | 'author'> {
  at: string;
}

/** Each book once, latest first; nothing that was cancelled, taken out or returned. */
export function boughtBooks(orders: readonly Order[]): BoughtBook[] {
  const bought = new Map<string, BoughtBook>();
  for (const order of orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))) {
    for (const { bookId, title, author } of soldLines(order)) {
      if (!bought.has(bookId)) bought.set(bookId, { bookId, title, author, at: order.createdAt });
    }
  }
  return [...bought.values()];
}
