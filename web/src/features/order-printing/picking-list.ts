import type { BookPlace, Order } from '@bookstore/functions/shared/order/order';
import { unsentLines } from '@bookstore/functions/shared/order/unsent-lines';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';

interface PickedBook extends BookPlace {
  title: string;
  author: string;
  copies: number;
  orders: { box: number; name: string; copies: number; isCollected?: boolean; isGift?: boolean }[];
}

const byNumber = new Intl.Collator(buildLanguage, { numeric: true });

/** One walk along the shelves fetches them all; books without a shelf come last, by title. */
function byShelf(one: PickedBook, other: PickedBook): number {
  const withoutShelf = Number(one.shelf === '') - Number(other.shelf === '');
  return withoutShelf || byNumber.compare(one.shelf, other.shelf) || one.title.localeCompare(other.title);
}

/** The unsent books of all these orders. Boxes are numbered in the order of the orders. */
export function pickingList(orders: readonly Order[], places: readonly BookPlace[]): PickedBook[] {
  const placeOf = new Map(places.map((place) => [place.bookId, place]));
  const books = new Map<string, PickedBook>();
  for (const [index, order] of orders.entries()) {
    for (const { bookId, title, author = '' } of unsentLines(order)) {
      const place = placeOf.get(bookId) ?? { bookId, isbn: '', shelf: '' };
      const book = books.get(bookId) ?? { ...place, title, author, copies: 0, orders: [] };
      book.copies += 1;
      books.set(bookId, book);
      const { collection, gift } = order;
      const last = book.orders.at(-1);
      if (last?.box === index + 1) {
        last.copies += 1;
        continue;
      }
      book.orders.push({
        box: index + 1,
        name: order.number,
        copies: 1,
        ...(collection && { isCollected: true }),
        ...(gift && { isGift: true }),
      });
    }
  }
  return [...books.values()].sort(byShelf);
}
