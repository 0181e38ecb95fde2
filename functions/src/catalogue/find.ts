import { closeWords } from '../search/close-words.ts';
import { orderByScore, pageOf } from '../search/ordered-results.ts';
import { search } from '../search/search.ts';
import { type CataloguePage, type CatalogueQuery, cataloguePageSize } from '../shared/catalogue/catalogue.ts';
import type { Books } from './books.ts';
import { namedCategory } from './category-words.ts';
import { facetsOf } from './facets.ts';
import { filterBooks } from './filter.ts';
import { queryWords } from './search-words.ts';

/** Search, browse, facets, order and page; `categoryCounts` is asked for with words alone. */
export function find(books: Books, query: CatalogueQuery, categoryCounts: () => Uint32Array): CataloguePage {
  const words = queryWords(query.q ?? '');
  // A text without letters and digits is a search for nothing that books have.
  const isSearch = (query.q ?? '').trim() !== '';
  const found = isSearch ? search(books.parts, words, { literal: query.literal }) : undefined;
  const mayHaveTypos =
    found !== undefined && !query.literal && (found.isEmpty || found.correctedQuery !== undefined);
  const named = words.length > 0 ? namedCategory(words, categoryCounts(), mayHaveTypos) : undefined;
  const { passed, total, counts } = filterBooks(books, query, found?.hits);
  const sort = query.sort ?? (found ? 'relevance' : 'newest');
  const from = ((query.page ?? 1) - 1) * cataloguePageSize;
  const to = Math.min(total, from + cataloguePageSize);
  const numbers =
    from >= total
      ? []
      : sort === 'relevance' && found
        ? [...orderByScore(books.order('newest'), passed, found.scores, to).slice(from, to)]
        : pageOf(books.order(sort === 'relevance' ? 'newest' : sort), passed, from, to);
  return {
    total,
    books: numbers.map((number) => books.entry(number).book),
    facets: facetsOf(query, books, counts),
    ...(found?.correctedQuery === undefined ? {} : { correctedQuery: found.correctedQuery }),
    ...(named ? { named } : {}),
    ...(found?.isEmpty && !named ? { closeWords: closeWords(books.parts, words) } : {}),
  };
}
