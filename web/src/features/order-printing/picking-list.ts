import type { Order } from '@bookstore/functions/shared/order/order';
import { orderName } from '#entities/order/order-labels.ts';

/** A book to take from the shelf, and the orders that it is for. */
export interface PickedBook {
  bookId: string;
  title: string;
  author: string;
  copies: number;
  orders: string[];
}

/** The books of all these orders, by title: one walk along the shelves fetches them. */
export function pickingList(orders: readonly Order[]): PickedBook[] {
  const books = new Map<string, PickedBook>();
  for (const order of orders) {
    for (const { bookId, title, author = '' } of order.lines) {
      const book = books.get(bookId) ?? { bookId, title, author, copies: 0, orders: [] };
      book.copies += 1;
      book.orders.push(orderName(order));
      books.set(bookId, book);
    }
  }
  return [...books.values()].sort((one, other) => one.title.localeCompare(other.title));
}
