import type { Author } from '../shared/author/author.ts';
import type { JoinedAuthor } from '../shared/author/joined-authors.ts';
import type { Book } from '../shared/book/book.ts';
import type { AdminBookFilter, AdminBookPage, AdminBookQuery } from '../shared/catalogue/admin-books.ts';
import type {
  CataloguePage,
  CatalogueQuery,
  CategoryCount,
  RelatedBooks,
  Suggestions,
} from '../shared/catalogue/catalogue.ts';
import type { Genre } from '../shared/genre/genres.ts';
import { dollars, type Money } from '../shared/values/money.ts';
import { type EachFact, eachFact } from '../snapshot/book-facts.ts';
import type { CatalogueEntry } from '../snapshot/catalogue-entry.ts';
import { findForAdmin, matchingNumbers } from './admin-find.ts';
import { authorParts, countByAuthor } from './author-search.ts';
import { type Books, type Changes, mergeBooks, numbersWithFlag } from './books.ts';
import type { SearchedShelf } from './category-words.ts';
import { bookFlags, factsAt } from './columns.ts';
import { type Filtered, filterBooks } from './filter.ts';
import { find } from './find.ts';
import { newestOfEach } from './newest-of-each.ts';
import { relatedBooks } from './related.ts';
import { type Segment, segmentOf } from './segment.ts';
import { type Suggestible, suggest } from './suggest.ts';

export interface BookVersion {
  id: string;
  version: number;
}

export interface Catalogue {
  size: number;
  find(
    query: CatalogueQuery,
    genres: readonly Genre[],
    money: Money,
    hasReviews?: boolean,
    shelves?: readonly SearchedShelf[],
  ): CataloguePage;
  findForAdmin(query: AdminBookQuery): AdminBookPage;
  /** Newest first, read lazily. */
  matching(filter: AdminBookFilter): Iterable<CatalogueEntry>;
  suggest(text: string, genres: readonly Genre[]): Suggestions;
  /** Undefined when there is no such book. */
  related(id: string): RelatedBooks | undefined;
  newest(count: number): Book[];
  newestOfEach(categories: readonly string[], most: number): Book[][];
  coverAddresses(): Iterable<string>;
  entry(id: string): CatalogueEntry | undefined;
  /** Counters of a book; 0 where there is none. */
  facts(id: string): EachFact<number>;
  has(id: string): boolean;
  /** Newest first, read lazily. */
  entries(): Iterable<CatalogueEntry>;
  /** Newest first, with the time of the last change in milliseconds; 0 where unknown. */
  versions(): Iterable<BookVersion>;
  /** Includes categories that are no genre of the shop. */
  categories(): CategoryCount[];
  /** The same books with some names joined to other authors. */
  joining(names: readonly JoinedAuthor[]): Catalogue;
  /** Only authors with books. */
  authors(): Iterable<Author & { count: number }>;
}

function suggestibleOf(books: Books, categoryCounts: Uint32Array): Suggestible {
  const authorCounts = countByAuthor(books);
  return {
    books,
    authorCounts,
    categoryCounts,
    authors: authorParts(books, authorCounts),
    authorNumbers: Uint32Array.from(books.authors, (_, number) => number),
  };
}

export function entriesIn(changes: Changes): CatalogueEntry[] {
  return [...changes.values()].filter((entry) => entry !== undefined);
}

export function createCatalogue(
  base: Segment,
  changes: Changes,
  recent = segmentOf(entriesIn(changes)),
  joined: readonly JoinedAuthor[] = [],
): Catalogue {
  const books = mergeBooks(base, changes, recent, joined);
  let joining: { names: string; catalogue: Catalogue } | undefined;
  let counts: Filtered['counts'] | undefined;
  const countsOnce = () => {
    // No price filter is applied, so any currency works.
    counts ??= filterBooks(books, {}, dollars).counts;
    return counts;
  };
  let suggestible: Suggestible | undefined;
  const suggestibleOnce = () => {
    suggestible ??= suggestibleOf(books, countsOnce().category);
    return suggestible;
  };
  const catalogue: Catalogue = {
    size: books.size,
    find: (query, genres, money, hasReviews = false, shelves = []) =>
      find(books, query, { genres, money, hasReviews, shelves, counts: countsOnce }),
    findForAdmin: (query) => findForAdmin(books, query),
    *matching(filter) {
      for (const number of matchingNumbers(books, filter)) yield books.entry(number);
    },
    suggest: (text, genres) => suggest(suggestibleOnce(), text, genres),
    related: (id) => relatedBooks(books, id),
    *coverAddresses() {
      for (const number of numbersWithFlag(books, bookFlags.coverAddress)) {
        yield books.entry(number).book.coverImage;
      }
    },
    newest: (count) =>
      Array.from(books.order('newest').subarray(0, count), (number) => books.entry(number).book),
    newestOfEach: (categories, most) =>
      newestOfEach(books, countsOnce().category, categories, most).map((numbers) =>
        numbers.map((number) => books.entry(number).book),
      ),
    entry(id) {
      const number = books.numberOf(id);
      return number === undefined ? undefined : books.entry(number);
    },
    facts(id) {
      const number = books.numberOf(id);
      if (number === undefined) return eachFact(() => 0);
      const { part, place } = books.locate(number);
      return factsAt(part.segment.columns, place);
    },
    has: (id) => books.numberOf(id) !== undefined,
    *entries() {
      for (const number of books.order('newest')) yield books.entry(number);
    },
    *versions() {
      for (const number of books.order('newest')) {
        const { part, place } = books.locate(number);
        const { ids, columns } = part.segment;
        yield { id: ids[place] ?? '', version: columns.version[place] ?? 0 };
      }
    },
    categories: () =>
      books.categories.map((category, number) => ({ category, count: countsOnce().category[number] ?? 0 })),
    *authors() {
      const { authorCounts } = suggestibleOnce();
      for (const [number, author] of books.authors.entries()) {
        const count = authorCounts[number] ?? 0;
        if (count > 0) yield { ...author, count };
      }
    },
    joining(given) {
      if (given.length === 0) return catalogue;
      const names = JSON.stringify(given);
      if (joining?.names !== names) {
        joining = { names, catalogue: createCatalogue(base, changes, recent, given) };
      }
      return joining.catalogue;
    },
  };
  return catalogue;
}
