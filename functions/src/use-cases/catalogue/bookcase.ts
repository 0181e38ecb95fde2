import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Book } from '../../shared/book/book.ts';
import { bookcaseLimits, type GenreShelf, type SpineBook } from '../../shared/catalogue/bookcase.ts';
import { type Genre, shownGenres } from '../../shared/genre/genres.ts';

function cut(text: string): string {
  const letters = [...text];
  return letters.length > bookcaseLimits.letters
    ? `${letters.slice(0, bookcaseLimits.letters).join('')}…`
    : text;
}

function spineOf({ _id, title, author, pages, newPrice }: Book): SpineBook {
  return {
    _id,
    title: cut(title),
    ...(author && { author: cut(author) }),
    ...(pages && { pages }),
    newPrice,
  };
}

/** A shelf for each of the first genres that have books, in the shop's order. */
export function bookcaseOf(catalogue: Catalogue, genres: readonly Genre[]): GenreShelf[] {
  const totals = new Map(catalogue.categories().map(({ category, count }) => [category, count]));
  const stocked = shownGenres(genres).filter(({ slug }) => totals.get(slug));
  const categories = stocked.slice(0, bookcaseLimits.shelves).map(({ slug }) => slug);
  const newest = catalogue.newestOfEach(categories, bookcaseLimits.books);
  return categories.map((category, at) => ({
    category,
    total: totals.get(category) ?? 0,
    books: (newest[at] ?? []).map(spineOf),
  }));
}
