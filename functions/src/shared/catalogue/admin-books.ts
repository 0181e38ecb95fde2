import { type InferType, object } from 'yup';
import type { Book } from '../book/book.ts';
import { bookListLimits } from '../book/book-paging.ts';
import { categoryQuery } from '../book/category-schema.ts';
import { queryChoice, queryNumber, queryString } from '../values/query-fields.ts';
import { adminBookSorts } from './admin-book-choices.ts';
import { catalogueLimits } from './catalogue-choices.ts';

const filters = {
  /** Words of title, author or ISBN. */
  q: queryString(bookListLimits.search),
  category: categoryQuery(),
  trending: queryChoice('trending'),
  /** Books without a picture. */
  noCover: queryChoice('noCover'),
  /** Books whose picture is at another server. */
  coverAddress: queryChoice('coverAddress'),
  /** Books whose counted copies run low. */
  lowStock: queryChoice('lowStock'),
};

/** Which books the admin lists or selects; all conditions go together. */
export const adminBookFilterSchema = object(filters).noUnknown();

export type AdminBookFilter = InferType<typeof adminBookFilterSchema>;

/** A page of them: GET /api/admin/books. */
export const adminBookQuerySchema = object({
  ...filters,
  sort: queryString(20).oneOf([...adminBookSorts], `sort must be one of ${adminBookSorts.join(', ')}`),
  page: queryNumber('page', catalogueLimits.page),
});

export type AdminBookQuery = InferType<typeof adminBookQuerySchema>;

/** A page of the admin's list, with only as much of the books' descriptions as cards show. */
export interface AdminBookPage {
  /** How many books there are on all pages. */
  total: number;
  books: Book[];
}
