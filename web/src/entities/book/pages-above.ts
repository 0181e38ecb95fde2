import type { Book } from '@bookstore/functions/shared/book/book';
import { categories, categoryLabel } from '@bookstore/functions/shared/book/category';
import { paths } from '#config/paths.ts';

/** The name and path of a page, for a link to it. */
export interface NamedPage {
  name: string;
  path: string;
}

/** The pages above a book's, from the top. */
export function pagesAbove({ category = '' }: Pick<Book, 'category'>): NamedPage[] {
  const isKnown = categories.some((known) => known === category);
  return [
    { name: 'Books', path: paths.browse },
    ...(isKnown ? [{ name: categoryLabel(category), path: paths.category(category) }] : []),
  ];
}
