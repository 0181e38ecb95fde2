import { array, boolean, type InferType, object, string } from 'yup';
import { bookListLimits, isBookId } from '../book/book-paging.ts';
import { categoryQuery } from '../book/category-schema.ts';
import { queryCursor, queryNumber } from '../values/query-fields.ts';

const idsMessage = `ids must be up to ${bookListLimits.ids} ids of books, separated by commas`;

/** Bypasses every cache, for the admin only. Any value will do, so that each call can have an address of its own. */
export const freshSchema = boolean().transform((_, given) => (typeof given === 'string' ? true : given));

export const freshQuerySchema = object({ fresh: freshSchema });

export const bookcaseQuerySchema = object({ category: categoryQuery(), fresh: freshSchema });

/**
 * Newest first, unless `ids` names the books. 100 without a `limit`; a person of the dashboard gets all when the query
 * is empty.
 */
export const bookListQuerySchema = object({
  limit: queryNumber('limit', bookListLimits.books),
  after: queryCursor("after must be the last book's <createdAt>_<id>"),
  category: categoryQuery(),
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
});

export type BookListQuery = InferType<typeof bookListQuerySchema>;
