import { type Author, authorsOf, slugOf } from '../shared/author.ts';
import type { Book } from '../shared/book.ts';
import {
  type CataloguePage,
  type CatalogueQuery,
  cataloguePageSize,
  type RelatedBooks,
  type Suggestions,
} from '../shared/catalogue.ts';
import { type CatalogueEntry, compareNewest } from './catalogue-entry.ts';
import type { Segment } from './segment.ts';

/** All books of the shop, in memory. */
export interface Catalogue {
  size: number;
  /** Search, browse, facets, order and page. */
  find(query: CatalogueQuery): CataloguePage;
  suggest(text: string): Suggestions;
  /** Undefined when there is no such book. */
  related(id: string): RelatedBooks | undefined;
  newest(count: number): Book[];
  entry(id: string): CatalogueEntry | undefined;
  /** Newest first, each read only when it is asked for. */
  entries(): Iterable<CatalogueEntry>;
  authors(): Iterable<Author & { count: number }>;
}

/** What the shop has: a large segment from the snapshot, and the books that changed since. `undefined`: deleted. */
export function createCatalogue(
  base: Segment,
  changes: ReadonlyMap<string, CatalogueEntry | undefined>,
): Catalogue {
  const kept = Array.from({ length: base.size }, (_, place) => base.entry(place)).filter(
    ({ book }) => !changes.has(book._id),
  );
  const changed = [...changes.values()].filter((entry) => entry !== undefined);
  const all = [...kept, ...changed].sort((one, other) => compareNewest(one.book, other.book));
  const byAuthor = Map.groupBy(
    all.flatMap(({ book }) => authorsOf(book.author)),
    ({ slug }) => slug,
  );
  const slugsOf = (book: Book) => authorsOf(book.author).map(({ slug }) => slug);
  const matches = (book: Book, text = '') =>
    slugOf(`${book.title} ${book.author ?? ''}`).includes(slugOf(text));

  return {
    size: all.length,
    find({ q, category, author, page = 1 }) {
      const found = all
        .map(({ book }) => book)
        .filter((book) => matches(book, q))
        .filter((book) => !category || book.category === category)
        .filter((book) => !author || slugsOf(book).includes(author));
      return {
        total: found.length,
        books: found.slice((page - 1) * cataloguePageSize, page * cataloguePageSize),
        facets: { category: [], author: [], price: [], decade: [], available: [] },
      };
    },
    suggest: (text) => ({
      books: all
        .map(({ book }) => book)
        .filter((book) => matches(book, text))
        .slice(0, 5),
      authors: [],
      categories: [],
    }),
    related(id) {
      const own = all.find(({ book }) => book._id === id)?.book;
      if (!own) return undefined;
      const others = all.map(({ book }) => book).filter((book) => book._id !== id);
      const [first = ''] = slugsOf(own);
      return {
        sameCategory: others.filter((book) => book.category === own.category).slice(0, 6),
        sameAuthor: others.filter((book) => slugsOf(book).includes(first)).slice(0, 6),
      };
    },
    newest: (count) => all.slice(0, count).map(({ book }) => book),
    entry: (id) => all.find(({ book }) => book._id === id),
    entries: () => all,
    authors: () =>
      [...byAuthor.values()].flatMap((names) =>
        names.slice(0, 1).map((one) => ({ ...one, count: names.length })),
      ),
  };
}
