import { inCard, inList } from '#entities/book/listed-book.ts';
import type { BookPage, KnownBooks } from './book-queries.ts';

/** Positions of the recommended books in the shop's list. */
export const recommendedPart = { from: 8, to: 18 };

/** Positions of the newest books on the banner. */
export const bannerPart = { from: 0, to: 3 };

/** The most slides in view on any screen. */
const inView = 3;

// Only the books that the home page shows before its first use, so that HTML and data fit into a connection's first 14
// KiB.

export function newestInView(books: KnownBooks): KnownBooks {
  return books.map((book, index) => {
    if (!book) return null;
    if (isIn({ ...recommendedPart, to: recommendedPart.from + inView }, index)) return inCard(book);
    return isIn(bannerPart, index) ? inList(book) : null;
  });
}

export function pageInView({ books, total }: BookPage): BookPage {
  return { books: books.map((book, index) => (book && index < inView ? inCard(book) : null)), total };
}

function isIn({ from, to }: typeof bannerPart, index: number): boolean {
  return index >= from && index < to;
}
