import { type Catalogue, createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { linesSegment } from '../../../functions/src/catalogue/segment.ts';
import { runToEnd } from '../../../functions/src/platform/slices.ts';
import type { CatalogueQuery } from '../../../functions/src/shared/catalogue/catalogue.ts';
import { priceRanges } from '../../../functions/src/shared/catalogue/catalogue-choices.ts';
import {
  defaultGenreSlugs as categories,
  defaultGenres,
} from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { wordsOf } from '../../../functions/src/shared/values/words.ts';
import { linesOf } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { atLeast, atMost, type Figure } from '../../figures.ts';
import type { Bench } from '../parts.ts';
import { p95, p99 } from '../percentiles.ts';
import { memoryInUse } from './memory.ts';
import { type Query, typeQueries, withTypo } from './queries.ts';
import { createRandom } from './random.ts';
import { entriesOf, growBooks, inventBooks, readBooks, type SampleBook } from './sample-books.ts';

const queryCount = 1000;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * BENCH_BOOKS names a CSV whose books are searched instead of invented ones; its columns are title, authors,
 * original_publication_year and ratings_count, which stands for the copies sold.
 */
const file = process.env.BENCH_BOOKS;

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A search cannot tell books with the same words in title and author apart. */
const wordsOfBook = ({ title, author = '' }: { title: string; author?: string | undefined }) =>
  wordsOf(`${title} ${author}`).sort().join(' ');

/** In how many of 100 queries the intended book is among the first five. */
function shareFound(catalogue: Catalogue, queries: readonly Query[]): number {
  const hits = queries.filter(({ text, book }) => {
    const first = catalogue.find({ q: text }, defaultGenres, dollars).books.slice(0, 5);
    return first.some((one) => wordsOfBook(one) === wordsOfBook(book));
  });
  return (100 * hits.length) / queries.length;
}

/** Choices of a shopper who browses, in every order. */
function browseQueries(count: number): CatalogueQuery[] {
  const random = createRandom(3);
  const maybe = <T>(all: readonly T[]) => (random.below(2) === 0 ? random.pick(all) : undefined);
  return Array.from({ length: count }, () => ({
    category: maybe(categories),
    price: maybe(priceRanges),
    decade: maybe(['1950', '1980', '1990', '2000', '2010']),
    sort: random.pick(['newest', 'title', 'price', 'price-down', 'bestselling'] as const),
    page: 1 + random.below(20),
  }));
}

interface Size {
  buildTime: number;
  /** In bytes. */
  memory: number;
  queryTime: number;
  suggestionTime: number;
  browseTime: number;
  found: number;
  foundWithTypo: number;
}

function measureSize(books: readonly SampleBook[]): Size {
  const before = memoryInUse();
  const lines = runToEnd(linesOf(entriesOf(books)));
  const start = performance.now();
  const segment = runToEnd(linesSegment(lines));
  const buildTime = performance.now() - start;
  const catalogue = createCatalogue(segment, new Map());
  const random = createRandom(1);
  const queries = typeQueries(books, queryCount, random);
  const typed = queries.map(({ text, book }) => ({ text: withTypo(text, random) ?? text, book }));
  const [exact, foundWithTypo] = [shareFound(catalogue, queries), shareFound(catalogue, typed)];
  // As many short beginnings as words: they have the most books.
  const short = [...letters, ...letters.map((letter) => `the ${letter}`), ...letters.map((one) => `${one}a`)];
  const texts = [...queries, ...typed].map(({ text }) => text).concat(short, short, short);
  const browsed = browseQueries(queryCount);
  // The first query in each order sorts the books.
  for (const query of browsed.slice(0, 100)) catalogue.find(query, defaultGenres, dollars);
  catalogue.suggest('a', defaultGenres);
  return {
    buildTime,
    found: exact,
    foundWithTypo,
    queryTime: p95(texts.map((q) => time(() => catalogue.find({ q }, defaultGenres, dollars)))),
    suggestionTime: p95(
      texts.map((q) => time(() => catalogue.suggest(q.slice(0, Math.max(1, q.length - 2)), defaultGenres))),
    ),
    browseTime: p99(browsed.map((query) => time(() => catalogue.find(query, defaultGenres, dollars)))),
    // Last, when all orders are sorted and everything lazy is made.
    memory: memoryInUse() - before,
  };
}

/** Quality and speed of the search in memory, without a network. */
export async function measureSearch({ report }: Bench): Promise<Figure[]> {
  const books = file === undefined ? inventBooks(10_000) : readBooks(file);
  const [small, large] = [books.length, 100_000];
  report(`${small} books: searching`);
  const ofSmall = measureSize(books);
  report(`${large} books: searching`);
  const ofLarge = measureSize(growBooks(books, large));
  const group = `Search in memory, ${file === undefined ? 'invented' : 'given'} books`;
  const [at, atLarge] = [`at ${small.toLocaleString('en')}`, `at ${large.toLocaleString('en')}`];
  const share = (name: string, value: number, goal: number) =>
    atLeast(group, `the right book in the first five, ${name}, ${at}`, value, goal, '%');
  return [
    share('without a typo', ofSmall.found, 97),
    share('with one typo', ofSmall.foundWithTypo, 95),
    atMost(group, `search, p95, ${at}`, ofSmall.queryTime, 10, 'ms'),
    atMost(group, `search, p95, ${atLarge}`, ofLarge.queryTime, 25, 'ms'),
    atMost(group, `suggestions, p95, ${at}`, ofSmall.suggestionTime, 10, 'ms'),
    atMost(group, `suggestions, p95, ${atLarge}`, ofLarge.suggestionTime, 25, 'ms'),
    atMost(group, `filters with counts, p99, ${atLarge}`, ofLarge.browseTime, 10, 'ms'),
    atMost(group, `building the index ${at}`, ofSmall.buildTime, 300, 'ms'),
    atMost(group, `building the index ${atLarge}`, ofLarge.buildTime, 1200, 'ms'),
    atMost(group, `memory ${atLarge}`, ofLarge.memory / 2 ** 20, 150, 'MiB'),
  ];
}
