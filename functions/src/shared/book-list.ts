import { array, boolean, type InferType, number, object, string } from 'yup';
import type { Book } from './book.ts';
import { categories } from './category.ts';

/** How many of the newest books the home page shows, and the functions keep ready in one document. */
export const homeBookCount = 18;

/** The most books of one answer, the most ids in one question, and the longest search text. */
export const bookListLimits = { books: 100, ids: 50, search: 100, bookId: 128 };

/** Whether a text can be the id of a stored book; the database refuses slashes, dots alone and `__…__`. */
export function isBookId(text: string): boolean {
  return (
    text !== '' &&
    text.length <= bookListLimits.bookId &&
    text.isWellFormed() &&
    !/[/\0]|^\.\.?$|^__.*__$/su.test(text)
  );
}

/** The place in the list after which to go on: the last book that the caller has. */
export interface BookCursor {
  createdAt: Date;
  id: string;
}

/** A book's place in the list as the `after` of the next question: `<createdAt>_<id>`. */
export function cursorAfter({ createdAt, _id }: Pick<Book, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}

/** Reads what {@link cursorAfter} wrote; undefined for any other text. */
export function parseCursor(text: string): BookCursor | undefined {
  // The database's time begins with the year 1.
  const [, instant = '', id = ''] =
    /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/su.exec(text) ?? [];
  const createdAt = new Date(instant);
  return Number.isNaN(createdAt.getTime()) || !isBookId(id) ? undefined : { createdAt, id };
}

const text = () => string().transform((given) => (given === '' ? undefined : given));
const limitMessage = `limit must be a whole number from 1 to ${bookListLimits.books}`;
const idsMessage = `ids must be up to ${bookListLimits.ids} ids of books, separated by commas`;

/** Past every cache: any value will do, so that each question has an address of its own. */
const fresh = boolean().transform((_, given) => (typeof given === 'string' ? true : given));

export const bookQuerySchema = object({ fresh });

/** Which books a caller wants: newest first, unless `ids` names them. */
export const bookListQuerySchema = object({
  limit: number()
    .transform((_, given) => (/^\d{1,3}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(limitMessage)
    .min(1, limitMessage)
    .max(bookListLimits.books, limitMessage),
  after: text().test(
    'cursor',
    "after must be the last book's <createdAt>_<id>",
    (after) => after === undefined || parseCursor(after) !== undefined,
  ),
  category: text().oneOf([...categories], `category must be one of ${categories.join(', ')}`),
  /** What the words of title and author must begin with. */
  q: text().max(bookListLimits.search, `q must be at most ${bookListLimits.search} characters`),
  ids: array(string().required())
    .transform((_, given) =>
      typeof given === 'string' ? (given === '' ? undefined : [...new Set(given.split(','))]) : given,
    )
    .max(bookListLimits.ids, idsMessage)
    .test('ids', idsMessage, (ids) => ids === undefined || ids.every(isBookId))
    .when(['limit', 'after', 'category', 'q'], ([limit, after, category, q], ids) =>
      [limit, after, category, q].some((other) => other !== undefined)
        ? ids.test('alone', 'ids goes with no other parameter', (given) => given === undefined)
        : ids,
    ),
  fresh,
}).noUnknown();

export type BookListQuery = InferType<typeof bookListQuerySchema>;
