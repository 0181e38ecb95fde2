import { inCard, inList } from '#entities/book/listed-book.ts';
import type { BookPage, KnownBooks } from './book-queries.ts';

/** Which books of the shop's list are recommended. */
export const recommendedPart = { from: 8, to: 18 };

/** Which of the newest books stand on the banner. */
export const bannerPart = { from: 0, to: 3 };

/** The most slides of a carousel that a screen shows at a time. */
const inView = 3;

// Only the books that the home page shows before its first use, as they stand there, so that its HTML and its data fit
// into a connection's first 14 KiB.

export function newestInView(books: KnownBooks): KnownBooks {
  return books.map((book, index) => {
    if (!book) return null;
    if (isIn({ ...recommendedPart, to: recommendedPart.from + inView }, index)) return inCard(book);
    return isIn(bannerPart, index) ? inList(book) : null;
  });
}

/** A first page with the books that are in view. */
export function pageInView({ books, total }: BookPage): BookPage {
  return { books: books.map((book, index) => (book && index < inView ? inCard(book) : null)), total };
}

function isIn({ from, to }: typeof bannerPart, index: number): boolean {
  return index >= from && index < to;
}
