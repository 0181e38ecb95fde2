import { isStoredId, longestId } from '../values/list-cursor.ts';

// Without yup, which the home page does not load.

/** How many of the newest books the home page shows. */
export const homeBookCount = 18;

/** The most books in an answer, the most ids in a query, and the longest search text and id. */
export const bookListLimits = { books: 100, ids: 50, search: 100, bookId: longestId };

/** Whether a text can be the id of a stored book. */
export const isBookId = isStoredId;
