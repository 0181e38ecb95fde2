import { asOnCard } from '@bookstore/functions/shared/book/card';
import type { BookPage } from './book-queries.ts';

/** Which books of the shop's list are recommended. */
export const recommendedPart = { from: 8, to: 18 };

/**
 * Which of the newest books stand on the banner: not those that Top Sellers shows first, and behind the first of the
 * others, so that Top Sellers takes them for books that are still to come.
 */
export const bannerPart = { from: 4, to: 7 };

/** The most slides of a carousel that a screen shows at a time. */
const inView = 3;

/**
 * A first page with only the books that the home page shows before its first use, as they stand on cards: its HTML
 * and its data would not fit into a connection's first 14 KiB otherwise.
 */
export function firstViewOf(page: BookPage): BookPage {
  return page.map((book, index) => {
    if (!book) return null;
    if (index < inView || isIn({ ...recommendedPart, to: recommendedPart.from + inView }, index))
      return asOnCard(book);
    return isIn(bannerPart, index) ? { ...book, description: '' } : null;
  });
}

function isIn({ from, to }: typeof bannerPart, index: number): boolean {
  return index >= from && index < to;
}
