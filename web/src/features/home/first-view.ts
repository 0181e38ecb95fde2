import { asOnCard } from '@bookstore/functions/shared/book/card';
import type { BookPage } from './book-queries.ts';

/** Which books of the shop's list are recommended. */
export const recommendedPart = { from: 8, to: 18 };

/** The most slides of a carousel that a screen shows at a time, and the number of covers on the banner. */
const inView = 3;

/**
 * A first page with only the books that the home page shows before its first use, as they stand on cards: its HTML
 * and its data would not fit into a connection's first 14 KiB otherwise.
 */
export function firstViewOf(page: BookPage): BookPage {
  return page.map((book, index) =>
    book && (index < inView || (index >= recommendedPart.from && index < recommendedPart.from + inView))
      ? asOnCard(book)
      : null,
  );
}
