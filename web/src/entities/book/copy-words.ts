import {
  bookConditions,
  type Conditioned,
  conditionOf,
  isNewCopy,
} from '@bookstore/functions/shared/book/book-condition';

/** 'Used copy'; '' for a new one. */
export function copyWords(book: Conditioned): string {
  return isNewCopy(book) ? '' : `${bookConditions[conditionOf(book)].label} copy`;
}
