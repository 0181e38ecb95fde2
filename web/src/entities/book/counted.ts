import { plural } from '@bookstore/functions/shared/words/words';

/** 2000 → '2,000 books' */
export const countedBooks = (count: number): string => plural(count, '{count} book', '{count} books');

/** 2000 → '2,000 copies' */
export const countedCopies = (count: number): string => plural(count, '{count} copy', '{count} copies');
