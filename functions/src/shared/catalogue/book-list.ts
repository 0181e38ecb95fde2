import { array, boolean, type InferType, number, object, string } from 'yup';
import { bookListLimits, isBookId, parseCursor } from '../book/book-paging.ts';
import { categories } from '../book/category.ts';

const text = () => string().transform((given) => (given === '' ? undefined : given));
const limitMessage = `limit must be a whole number from 1 to ${bookListLimits.books}`;
const idsMessage = `ids must be up to ${bookListLimits.ids} ids of books, separated by commas`;

/** Asks past every cache, for the admin only; any value will do, so that each call has an address of its own. */
export const freshSchema = boolean().transform((_, given) => (typeof given === 'string' ? true : given));

export const bookQuerySchema = object({ fresh: freshSchema }).noUnknown();

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
  ids: array(string().required())
    .transform((_, given) =>
      typeof given === 'string' ? (given === '' ? undefined : [...new Set(given.split(','))]) : given,
    )
    .max(bookListLimits.ids, idsMessage)
    .test('ids', idsMessage, (ids) => ids === undefined || ids.every(isBookId))
    .when(['limit', 'after', 'category'], ([limit, after, category], ids) =>
      [limit, after, category].some((other) => other !== undefined)
        ? ids.test('alone', 'ids goes with no other parameter', (given) => given === undefined)
        : ids,
    ),
  fresh: freshSchema,
}).noUnknown();

export type BookListQuery = InferType<typeof bookListQuerySchema>;
