import { orderDocument } from '../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../functions/src/orders/order-number.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { addOrderChangeToStats } from '../../functions/src/stats/order-counts.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
import { makeOrder, makeOrderRequest } from '../fixtures/factories.ts';

/** How something can show a cover. */
export const uses = ['book', 'book by its address', 'order', 'order by its address'] as const;
export type Use = (typeof uses)[number];

const addresses = [
  (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/books%2F${name}?alt=media`,
  (name: string) => `https://storage.googleapis.com/shop.appspot.com/books/${name}`,
  (name: string) => `HTTPS://covers.example.com/books/${name}#top`,
];

async function storeOrder(book: Book): Promise<void> {
  const { lines } = makeOrder([book]);
  const shopper = { uid: `shopper-${crypto.randomUUID()}`, email: 'nora@example.com' };
  const reference = database().collection('orders').doc();
  const number = orderNumber(reference.id, 0);
  const placedAt = new Date();
  const document = orderDocument({
    number,
    shopper,
    request: makeOrderRequest([book]),
    lines,
    placedAt,
    money: dollars,
  });
  const batch = database().batch();
  batch.create(reference, { ...document });
  addOrderChangeToStats(batch, placedAt.toISOString().slice(0, 10), undefined, document);
  await batch.commit();
}

const shown = new Set<Book>();

async function removeBook(book: Book): Promise<void> {
  if (shown.delete(book)) await removeStoredBook(book);
}

/** Lets a book, or a past order whose book was deleted, show a cover. @returns what ends a book's use */
export async function showCover(name: string, use: Use): Promise<() => Promise<void>> {
  const addressOf = addresses[name.length % addresses.length] ?? String;
  const book = await storeBook({ coverImage: use.endsWith('address') ? addressOf(name) : name });
  shown.add(book);
  if (!use.startsWith('order')) return () => removeBook(book);
  await storeOrder(book);
  await removeBook(book);
  return async () => {};
}

/** Removes every book that still shows a cover, so that no page of another test requests it. */
export async function removeShownBooks(): Promise<void> {
  await Promise.all([...shown].map(removeBook));
}
