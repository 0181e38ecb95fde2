import { isStoredId, longestId } from '../values/list-cursor.ts';

// Without yup, which the home page does not load.

export const homeBookCount = 18;

/** Books per answer, ids per query, and the longest search text and id. */
export const bookListLimits = { books: 100, ids: 50, search: 100, bookId: longestId };

export const isBookId = isStoredId;
