import { FieldValue } from 'firebase-admin/firestore';
import { unsentAnnounced } from '../shared/order/announced-books.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import { mostAwaitingOrders } from '../shared/order/to-order.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { orderCollection, streamOrders } from './order-document.ts';

/** Finds the orders that a change of a book's publication day concerns. */
export function announcedFields(order: Order) {
  const announcedBooks = unsentAnnounced(order).map(({ bookId }) => bookOfLine(order, bookId));
  return { announcedBooks: announcedBooks.length > 0 ? announcedBooks : FieldValue.delete() };
}

export function ordersOfAnnounced(bookId: string, most?: number): AsyncGenerator<Order> {
  const waiting = orderCollection().where('announcedBooks', 'array-contains', bookId);
  return streamOrders(most === undefined ? waiting : waiting.limit(most));
}

export async function findAnnouncedOrders(): Promise<{ order: Order; stockTaken: string[] }[]> {
  const { docs } = await orderCollection().orderBy('announcedBooks').limit(mostAwaitingOrders).get();
  return docs.map((snapshot) => {
    const data = snapshot.data();
    return { order: readOrder(snapshot.id, data), stockTaken: readTexts(data.stockTaken) };
  });
}
