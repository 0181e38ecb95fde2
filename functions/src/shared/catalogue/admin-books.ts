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
  noCover: queryChoice('noCover'),
  /** Books whose picture is on another server. */
  coverAddress: queryChoice('coverAddress'),
  lowStock: queryChoice('lowStock'),
};

/** All conditions must hold. */
export const adminBookFilterSchema = object(filters).noUnknown();

export type AdminBookFilter = InferType<typeof adminBookFilterSchema>;

/** GET /api/admin/books. */
export const adminBookQuerySchema = object({
  ...filters,
  sort: queryString(20).oneOf([...adminBookSorts], `sort must be one of ${adminBookSorts.join(', ')}`),
  page: queryNumber('page', catalogueLimits.page),
});

export type AdminBookQuery = InferType<typeof adminBookQuerySchema>;

/** Descriptions are cut to what cards show. */
export interface AdminBookPage {
  /** On all pages. */
  total: number;
  books: Book[];
}
