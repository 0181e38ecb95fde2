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

/** Only the genre `asked` has books filled in. */
export function bookcaseOf(catalogue: Catalogue, genres: readonly Genre[], asked?: string): GenreShelf[] {
  const totals = new Map(catalogue.categories().map(({ category, count }) => [category, count]));
  const stocked = shownGenres(genres).filter(({ slug }) => totals.get(slug));
  const categories = stocked.slice(0, bookcaseLimits.shelves).map(({ slug }) => slug);
  const full = categories.filter((category) => category === asked);
  const [newest = []] = catalogue.newestOfEach(full, bookcaseLimits.books);
  return categories.map((category) => ({
    category,
    total: totals.get(category) ?? 0,
    books: category === asked ? newest.map(spineOf) : [],
  }));
}
