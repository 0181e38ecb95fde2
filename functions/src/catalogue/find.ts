import { orderByScore, pageOf } from '../search/ordered-results.ts';
import { type SearchResult, search } from '../search/search.ts';
import { looksLikeIsbn } from '../shared/book/isbn.ts';
import type { CataloguePage, CatalogueQuery } from '../shared/catalogue/catalogue.ts';
import { cataloguePageSize } from '../shared/catalogue/catalogue-choices.ts';
import type { Genre } from '../shared/genre/genres.ts';
import type { Money } from '../shared/values/money.ts';
import { type MeantReaders, meantReaders } from './audience-words.ts';
import type { Books } from './books.ts';
import { countedGenres, namedCategory, namedShelf, type SearchedShelf } from './category-words.ts';
import { audienceCounts, facetsOf } from './facets.ts';
import { type Filtered, filterBooks } from './filter.ts';
import { insteadOfNothing } from './nothing-found.ts';
import { queryWords } from './search-words.ts';
import { inSeriesOrder } from './series-order.ts';

/** Appends books behind the hits, bestselling first. */
function addBooks(books: Books, added: Uint8Array, result: SearchResult | undefined): void {
  if (!result) return;
  for (const { size, offset, hidden, popularity, highestPopularity } of books.parts) {
    for (let place = 0; place < size; place += 1) {
      if (!added[offset + place] || hidden[place] || result.hits[offset + place]) continue;
      result.hits[offset + place] = 1;
      result.scores[offset + place] = (0.1 * (popularity[place] ?? 0)) / Math.max(1, highestPopularity);
    }
  }
}

/** 1 for each existing book, by its number. */
function onlyBooks(books: Books, ids: readonly string[]): Uint8Array {
  const own = new Uint8Array(books.numbers);
  for (const id of ids) {
    const number = books.numberOf(id);
    if (number !== undefined) own[number] = 1;
  }
  return own;
}

/** 1 for each hit of a series, by its number. */
function onlySeries({ parts, numbers }: Books, slug: string, hits: Uint8Array | undefined): Uint8Array {
  const own = new Uint8Array(numbers);
  for (const { segment, offset } of parts) {
    for (const place of segment.series.get(slug) ?? []) own[offset + place] = hits?.[offset + place] ?? 1;
  }
  return own;
}

/** With the number of their books. */
function namedReaders(meant: MeantReaders | undefined, counts: () => Filtered['counts']) {
  if (!meant) return undefined;
  const counted = audienceCounts(counts().audience).find(({ value }) => value === meant.choice);
  return counted && counted.count > 0 ? counted : undefined;
}

interface FindContext {
  genres: readonly Genre[];
  money: Money;
  hasReviews: boolean;
  shelves: readonly SearchedShelf[];
  /** Of all books; called only for a search with words. */
  counts: () => Filtered['counts'];
}

export function find(
  books: Books,
  query: CatalogueQuery,
  { genres, money, hasReviews, shelves, counts: countsOfAll }: FindContext,
): CataloguePage {
  const words = queryWords(query.q ?? '');
  // A text without letters and digits is still a search, which finds nothing.
  const isSearch = (query.q ?? '').trim() !== '';
  const result = isSearch ? search(books.parts, words, { literal: query.literal }) : undefined;
  const mayHaveTypos =
    result !== undefined && !query.literal && (result.isEmpty || result.correctedQuery !== undefined);
  const counted = words.length > 0 ? countedGenres(books, countsOfAll().category, genres) : [];
  const named = namedCategory(words, counted, mayHaveTypos);
  const meant = query.literal ? undefined : meantReaders(query.q ?? '');
  const readers = namedReaders(meant, countsOfAll);
  const onShelf = query.literal ? undefined : namedShelf(words, shelves);
  const shelved = onShelf && onlyBooks(books, onShelf.shelf.bookIds);
  const count = shelved?.reduce((sum, one) => sum + one, 0) ?? 0;
  // Word matches are dropped where an age is meant (titles such as 'The Hundred-Year-Old Man'), and corrected ones
  // where a shelf has the words as typed.
  if (result && (meant?.isAge || (count > 0 && result.correctedQuery !== undefined))) {
    result.hits.fill(0);
    Object.assign(result, { isEmpty: true, correctedQuery: undefined });
  }
  const addFiltered = (filter: CatalogueQuery) =>
    addBooks(books, filterBooks(books, filter, money).passed, result);
  if (named && !query.literal) addFiltered({ category: named.category });
  if (readers) addFiltered({ audience: readers.value });
  if (shelved) addBooks(books, shelved, result);
  const hits = query.series === undefined ? result?.hits : onlySeries(books, query.series, result?.hits);
  const { passed, total, counts } = filterBooks(books, query, money, hits, hasReviews);
  const hasSeriesOrder = query.author !== undefined || query.series !== undefined;
  const usual = result ? 'relevance' : hasSeriesOrder ? 'series' : 'newest';
  const isMissing =
    (query.sort === 'series' && !hasSeriesOrder) || (query.sort === 'best-rated' && !hasReviews);
  const sort = isMissing ? usual : (query.sort ?? usual);
  const from = ((query.page ?? 1) - 1) * cataloguePageSize;
  const to = Math.min(total, from + cataloguePageSize);
  const numbers =
    from >= total
      ? []
      : sort === 'relevance' && result
        ? [...orderByScore(books.order('newest'), passed, result.scores, to).slice(from, to)]
        : sort === 'series'
          ? inSeriesOrder(books, pageOf(books.order('newest'), passed, 0, total)).slice(from, to)
          : pageOf(books.order(sort === 'relevance' ? 'newest' : sort), passed, from, to);
  const author = books.authors[books.authorNumber(query.author ?? '') ?? -1];
  return {
    total,
    books: numbers.map((number) => books.entry(number).book),
    facets: facetsOf(query, books, counts, genres, money),
    ...(result?.correctedQuery === undefined ? {} : { correctedQuery: result.correctedQuery }),
    ...(author ? { author } : {}),
    ...(named ? { named } : {}),
    ...(readers ? { readers } : {}),
    ...(onShelf && count > 0 ? { shelf: { slug: onShelf.shelf.slug, title: onShelf.title, count } } : {}),
    ...(result?.isEmpty && looksLikeIsbn(query.q ?? '') ? { isIsbn: true } : {}),
    ...(result?.isEmpty && !named && !readers && count === 0
      ? insteadOfNothing(
          books,
          // Words of an age, such as 'year' and 'old', say nothing about a book.
          meant?.isAge ? [] : words,
          counted.map(({ category }) => category),
          money,
        )
      : {}),
  };
}
