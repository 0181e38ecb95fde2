import type { Book } from '@bookstore/functions/shared/book/book';
import { type Genre, genreOf, shownGenres } from '@bookstore/functions/shared/genre/genres';
import { t } from '@bookstore/functions/shared/words/words';
import { paths } from '#config/paths.ts';

export interface NamedPage {
  name: string;
  path: string;
}

/** The breadcrumbs above a book, from the top. */
export function pagesAbove({ category }: Pick<Book, 'category'>, genres: readonly Genre[]): NamedPage[] {
  const genre = genreOf(shownGenres(genres), category);
  return [
    { name: t('Books'), path: paths.browse },
    ...(genre ? [{ name: genre.name, path: paths.category(genre.slug) }] : []),
  ];
}
