import { closeWords } from '../search/close-words.ts';
import { orderByScore, pageOf } from '../search/ordered-results.ts';
import { type Found, search } from '../search/search.ts';
import type { Book } from '../shared/book/book.ts';
import type { CataloguePage, CatalogueQuery } from '../shared/catalogue/catalogue.ts';
import { cataloguePageSize } from '../shared/catalogue/catalogue-choices.ts';
import type { Genre } from '../shared/genre/genres.ts';
import type { Money } from '../shared/values/money.ts';
import type { Books } from './books.ts';
import { countedGenres, namedCategory } from './category-words.ts';
import { facetsOf } from './facets.ts';
import { filterBooks } from './filter.ts';
import { queryWords } from './search-words.ts';

/** How many books stand in the place of those that the shop does not have. */
const instead = 6;

/** The bestselling books that can be bought now. */
function bestselling(books: Books, money: Money): Book[] {
  const { passed } = filterBooks(books, { available: true }, money);
  return pageOf(books.order('bestselling'), passed, 0, instead).map((number) => books.entry(number).book);
}

/** Lists the books of a category behind those that were found, the bestselling first. */
function addCategory({ parts, categoryNumber }: Books, category: string, found: Found | undefined): void {
  if (!found) return;
  const wanted = categoryNumber(category);
  for (const { categories, offset, hidden, popularity, highestPopularity } of parts) {
    for (const [place, own] of categories.entries()) {
      if (own !== wanted || hidden[place] || found.hits[offset + place]) continue;
      found.hits[offset + place] = 1;
      found.scores[offset + place] = (0.1 * (popularity[place] ?? 0)) / Math.max(1, highestPopularity);
    }
  }
}

/** What a search needs of the shop beside its books. */
interface FindContext {
  genres: readonly Genre[];
  money: Money;
  /** Asked for with words alone. */
  categoryCounts: () => Uint32Array;
}

/** Search, browse, facets, order and page. */
export function find(
  books: Books,
  query: CatalogueQuery,
  { genres, money, categoryCounts }: FindContext,
): CataloguePage {
  const words = queryWords(query.q ?? '');
  // A text without letters and digits is a search for nothing that books have.
  const isSearch = (query.q ?? '').trim() !== '';
  const found = isSearch ? search(books.parts, words, { literal: query.literal }) : undefined;
  const mayHaveTypos =
    found !== undefined && !query.literal && (found.isEmpty || found.correctedQuery !== undefined);
  const counted = words.length > 0 ? countedGenres(books, categoryCounts(), genres) : [];
  const named = namedCategory(words, counted, mayHaveTypos);
  if (named && !query.literal) addCategory(books, named.category, found);
  const { passed, total, counts } = filterBooks(books, query, money, found?.hits);
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
    facets: facetsOf(query, books, counts, genres, money),
    ...(found?.correctedQuery === undefined ? {} : { correctedQuery: found.correctedQuery }),
    ...(named ? { named } : {}),
    ...(found?.isEmpty && !named
      ? { closeWords: closeWords(books.parts, words), instead: bestselling(books, money) }
      : {}),
  };
}
