import { orderByScore, pageOf } from '../search/ordered-results.ts';
import { search } from '../search/search.ts';
import { adminPageSize } from '../shared/catalogue/admin-book-choices.ts';
import type { AdminBookFilter, AdminBookPage, AdminBookQuery } from '../shared/catalogue/admin-books.ts';
import type { Books } from './books.ts';
import { bookFlags } from './columns.ts';
import { queryWords } from './search-words.ts';

interface Matching {
  /** 1 for each book that passes, by its number. */
  passed: Uint8Array;
  total: number;
  /** Relevance by book; undefined without words. */
  scores: Float32Array | undefined;
}

function wantedFlags(filter: AdminBookFilter): number {
  const names = ['trending', 'noCover', 'coverAddress', 'lowStock'] as const;
  return names.reduce((flags, name) => flags | (filter[name] ? bookFlags[name] : 0), 0);
}

function match(books: Books, filter: AdminBookFilter): Matching {
  const text = (filter.q ?? '').trim();
  const result = text === '' ? undefined : search(books.parts, queryWords(text), {});
  const flags = wantedFlags(filter);
  const category = filter.category === undefined ? undefined : books.categoryNumber(filter.category);
  const passed = new Uint8Array(books.numbers);
  let total = 0;
  for (const { segment, offset, size, hidden, categories } of books.parts) {
    const { columns } = segment;
    for (let place = 0; place < size; place += 1) {
      if (hidden[place] || (result && !result.hits[offset + place])) continue;
      if (((columns.flags[place] ?? 0) & flags) !== flags) continue;
      if (category !== undefined && categories[place] !== category) continue;
      passed[offset + place] = 1;
      total += 1;
    }
  }
  return { passed, total, scores: result?.scores };
}

export function findForAdmin(books: Books, query: AdminBookQuery): AdminBookPage {
  const { passed, total, scores } = match(books, query);
  const from = ((query.page ?? 1) - 1) * adminPageSize;
  const to = Math.min(total, from + adminPageSize);
  if (from >= total) return { total, books: [] };
  const numbers =
    scores && query.sort === undefined
      ? [...orderByScore(books.order('newest'), passed, scores, to).slice(from, to)]
      : pageOf(books.order(query.sort ?? 'newest'), passed, from, to);
  return { total, books: numbers.map((number) => books.entry(number).book) };
}

/** Book numbers, newest first. */
export function* matchingNumbers(books: Books, filter: AdminBookFilter): Generator<number> {
  const { passed } = match(books, filter);
  for (const number of books.order('newest')) if (passed[number]) yield number;
}
