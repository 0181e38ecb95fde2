import { bookListLimits } from '../shared/book-paging.ts';

/** Whether a text can be the id of a stored book; the database refuses slashes, dots alone and `__…__`. */
export function isBookId(text: string): boolean {
  return (
    text !== '' &&
    text.length <= bookListLimits.bookId &&
    text.isWellFormed() &&
    !/[/\0]|^\.\.?$|^__.*__$/su.test(text)
  );
}
