import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { number, object, string } from 'yup';
import { bookFormats } from '../../../functions/src/shared/book/book-format.ts';
import { type InSeries, seriesApart } from '../../../functions/src/shared/book/series.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { type CatalogueEntry, entryOf } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { createRandom, type Random } from './random.ts';

export interface SampleBook extends InSeries {
  originalTitle?: string | undefined;
  author: string;
  year: number | undefined;
  sold: number;
}

const rowSchema = object({
  title: string().required(),
  authors: string().required(),
  original_publication_year: string().default(''),
  original_title: string(),
  ratings_count: number().required(),
});

/** The number of ratings stands for the copies sold. */
export function readBooks(file: string): SampleBook[] {
  const rows: unknown[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.map((row) => {
    const {
      title,
      authors,
      original_publication_year: year,
      original_title: originalTitle,
      ratings_count: sold,
    } = rowSchema.validateSync(row);
    const given = { title, author: authors, originalTitle, sold };
    return { ...seriesApart(given), year: year === '' ? undefined : Math.trunc(Number(year)) };
  });
}

const starts = 'b br c ch cl d dr f fl g gr h j k l m n p pl r s sh st t th tr v w wh'.split(' ');
const vowels = 'a a e e i o u ai ea ee oa ou'.split(' ');
const ends = 'l ll n nd ng r rd rn s st t ck m p sh th ve'.split(' ');

/** A word of one to three syllables. */
function inventWord(random: Random): string {
  const syllables = 1 + random.below(3);
  const parts = Array.from({ length: syllables }, () => random.pick(starts) + random.pick(vowels));
  return parts.join('') + random.pick(ends);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** An index of a list; half of the choices fall on the first twentieth. */
const common = (random: Random, count: number) => Math.floor(count * random.next() ** 4.3);

/** With invented words and names, of which a few are far more common than others, as in any language. */
export function inventBooks(size: number): SampleBook[] {
  const random = createRandom(20_261_122);
  const words = [...new Set(Array.from({ length: 4000 + size / 4 }, () => inventWord(random)))];
  const word = () => words[common(random, words.length)] ?? '';
  const firstNames = words.slice(0, 300);
  const authors = Array.from({ length: Math.ceil(size / 2.5) }, () => {
    const initials = random.below(6) === 0 ? ' J. R.' : '';
    return `${capital(random.pick(firstNames))}${initials} ${capital(random.pick(words))}`;
  });
  return Array.from({ length: size }, () => {
    const own = Array.from({ length: 1 + random.below(4) }, () => capital(word()));
    const title = random.below(3) === 0 ? ['The', ...own] : own;
    if (random.below(4) === 0)
      title.push(random.pick(['of the', 'and the', 'in']), capital(random.pick(words)));
    const others = random.below(5) === 0 ? `, ${random.pick(authors)}` : '';
    return {
      title: title.join(' '),
      author: (authors[common(random, authors.length)] ?? '') + others,
      year: 1850 + Math.floor(175 * random.next() ** 0.4),
      sold: Math.floor(3 / (random.next() + 0.000_01)),
    };
  });
}

/** More books made of the words of some: titles from the beginning of one and the end of another, authors likewise. */
export function growBooks(books: readonly SampleBook[], size: number): SampleBook[] {
  const random = createRandom(size);
  const half = (text: string, isEnd: boolean) => {
    const words = text.split(' ');
    const middle = Math.ceil(words.length / 2);
    return isEnd ? words.slice(middle) : words.slice(0, middle);
  };
  const mix = (one: string, other: string) => [...half(one, false), ...half(other, true)].join(' ');
  // Authors have three books each.
  const authors = Array.from({ length: Math.ceil(size / 3) }, () =>
    mix(random.pick(books).author, random.pick(books).author),
  );
  const more = Array.from({ length: Math.max(0, size - books.length) }, (): SampleBook => {
    const [one, other] = [random.pick(books), random.pick(books)];
    return {
      title: mix(one.title, other.title),
      author: random.pick(authors),
      year: other.year,
      sold: Math.ceil(one.sold * random.next()),
    };
  });
  return [...books, ...more];
}

/** Newest first; those without a year have none. */
export function entriesOf(books: readonly SampleBook[]): CatalogueEntry[] {
  const random = createRandom(7);
  const newest = Date.parse('2026-11-20T16:30:00.000Z');
  const titleWords = [...new Set(books.slice(0, 10_000).flatMap(({ title }) => title.split(' ')))];
  const describe = () => {
    const words = Array.from({ length: 40 }, () => random.pick(titleWords));
    return words.join(' ');
  };
  return books.map(({ year, sold, ...given }, index) => {
    const cents = 399 + random.below(5500);
    const book = {
      _id: `sample-book-${String(index).padStart(6, '0')}`,
      ...given,
      description: describe(),
      format: random.pick(bookFormats),
      publisher: `${capital(random.pick(titleWords))} Press`,
      category: random.pick(categories),
      coverImage: `sample-book-${index}.480w.avif`,
      newPrice: cents / 100,
      oldPrice: (cents + 300) / 100,
      trending: index % 10 === 0,
      createdAt: new Date(newest - index * 60_000).toISOString(),
      ...(year === undefined ? {} : { year }),
    };
    return entryOf(book, { sold });
  });
}
