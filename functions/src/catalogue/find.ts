import { orderByScore } from '../search/best-first.ts';
import { closeWords } from '../search/close-words.ts';
import { search } from '../search/search.ts';
import { type CataloguePage, type CatalogueQuery, cataloguePageSize } from '../shared/catalogue/catalogue.ts';
import type { Books } from './books.ts';
import { namedCategory } from './category-words.ts';
import { facetsOf } from './facets.ts';
import { filterBooks, wantedBy } from './filter.ts';
import { queryWords } from './search-words.ts';

/** The numbers from one place of an order to before another, of the books that pass. */
export function pageOf(order: Uint32Array, passed: Uint8Array, from: number, to: number): number[] {
  const page: number[] = [];
  let place = 0;
  for (let at = 0; at < order.length && place < to; at += 1) {
    const number = order[at] ?? 0;
    if (!passed[number]) continue;
    if (place >= from) page.push(number);
    place += 1;
  }
  return page;
}

/** Search, browse, facets, order and page; `categoryCounts` is asked for with words alone. */
export function find(books: Books, query: CatalogueQuery, categoryCounts: () => Uint32Array): CataloguePage {
  const words = queryWords(query.q ?? '');
  // A text without letters and digits is a search for nothing that books have.
  const isSearch = (query.q ?? '').trim() !== '';
  const found = isSearch ? search(books.parts, words, { literal: query.literal }) : undefined;
  const isMending = found !== undefined && !query.literal && (found.isEmpty || found.mended !== undefined);
  const named = words.length > 0 ? namedCategory(words, categoryCounts(), isMending) : undefined;
  const tally = filterBooks(books, wantedBy(query, books), found?.hits);
  const sort = query.sort ?? (found ? 'relevance' : 'newest');
  const from = ((query.page ?? 1) - 1) * cataloguePageSize;
  const to = Math.min(tally.total, from + cataloguePageSize);
  const numbers =
    from >= tally.total
      ? []
      : sort === 'relevance' && found
        ? [...orderByScore(books.order('newest'), tally.passed, found.scores, to).slice(from, to)]
        : pageOf(books.order(sort === 'relevance' ? 'newest' : sort), tally.passed, from, to);
  return {
    total: tally.total,
    books: numbers.map((number) => books.entry(number).book),
    facets: facetsOf(query, books, tally),
    ...(found?.mended === undefined ? {} : { mended: found.mended }),
    ...(named ? { named } : {}),
    ...(found?.isEmpty && !named ? { closeWords: closeWords(books.parts, words) } : {}),
  };
}
