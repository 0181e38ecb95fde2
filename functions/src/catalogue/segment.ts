import { shopLanguage } from '../platform/shop-language.ts';
import { runToEnd, type Steps } from '../platform/slices.ts';
import { GrowingArray } from '../search/growing-array.ts';
import { PlainWords } from '../search/plain-words.ts';
import { highestOf } from '../search/search-part.ts';
import { isArticle } from '../search/stop-words.ts';
import { fields, type WordIndex, WordIndexBuilder } from '../search/word-index.ts';
import { compareNewest } from '../shared/book/newest-first.ts';
import { seriesApart } from '../shared/book/series.ts';
import { slugOf, wordsOf } from '../shared/values/words.ts';
import { type CatalogueEntry, linesOf } from '../snapshot/catalogue-entry.ts';
import { type AuthorColumns, AuthorColumnsBuilder } from './author-columns.ts';
import { type Columns, createColumns, fillColumns } from './columns.ts';
import { splitLines } from './lines.ts';
import { spelledAlike, withSpellings } from './name-spellings.ts';
import { searchWords } from './search-words.ts';
import { type Orders, ordersOf, type Titles } from './sort-orders.ts';

/** An immutable part of the catalogue with its indexes for search, filters and orders. Places are newest first. */
export interface Segment {
  size: number;
  ids: readonly string[];
  placeOf: ReadonlyMap<string, number>;
  columns: Columns;
  authors: AuthorColumns;
  /** Places of each series' books, by slug. */
  series: ReadonlyMap<string, readonly number[]>;
  words: WordIndex;
  /** Lowest-weighted words: of descriptions, subjects, formats, publishers and categories. */
  texts: WordIndex;
  titles: Titles;
  orders: Orders;
  /** Logarithm of the copies sold: each factor of ten counts the same. */
  popularity: Float32Array;
  highestPopularity: number;
  titleLengths: Uint8Array;
  entry(place: number): CatalogueEntry;
}

// Stop words of three letters in the shop's languages: most descriptions have them.
const littleWords = new Set(
  (
    'all and any are but can did for get got had has her him his how its let may new nor not now off old one our out own ' +
    'per say see she the too two use was way who why yet you auf aus bei das dem den der des die ein hat ihm ihn ihr ist ' +
    'mit nur sie und vom von vor wie wir zum zur aux ces est ils les lui mes nos par pas que qui ses sur ' +
    'une aan bij een het hij met nog ook uit van zij con del era las los mas muy por sin sus una uno'
  ).split(' '),
);

/** Shorter words say little about a book. */
const isTextWord = (word: string) => word.length > 3 || (word.length === 3 && !littleWords.has(word));

function textsOf({ book, more }: CatalogueEntry): string[] {
  const { description, subjects = [], format = '', publisher = '', category } = book;
  // 'e-book' is one word.
  return [more ? description + more : description, ...subjects, publisher, category, format.replace('-', '')];
}

/** Elisions and joined initials need `searchWords`. */
const isElidedOrInitials = /'|(?<![a-z0-9])[a-z][^a-z0-9]+[a-z](?![a-z0-9])/i;

/** Takes JSON lines of entries, newest first, and keeps the bytes, which must not change afterwards. */
export function* linesSegment(lines: Uint8Array): Steps<Segment> {
  const { size, line } = splitLines(lines);
  const entry = (place: number): CatalogueEntry => {
    const read: CatalogueEntry = JSON.parse(line(place));
    read.book = seriesApart(read.book);
    return read;
  };
  const ids: string[] = [];
  const placeOf = new Map<string, number>();
  const columns = createColumns(size);
  const words = new WordIndexBuilder();
  const texts = new WordIndexBuilder();
  const textWord = (word: string) => (isTextWord(word) ? texts.numberOf(spelledAlike(word)) : undefined);
  const plainWords = new PlainWords(textWord);
  /** Words of titles by number, with the number of their canonical spelling. */
  const inTitles: { word: string; spelled: number }[] = [];
  const titleWord = (word: string) => {
    const number = words.numberOf(word);
    inTitles[number] ??= { word, spelled: words.numberOf(spelledAlike(word)) };
    return number;
  };
  const plainTitles = new PlainWords(titleWord);
  const titleNumbers = (title: string) => {
    const numbers: number[] = [];
    const isRead = !isElidedOrInitials.test(title) && plainTitles.read(title, (one) => numbers.push(one));
    return isRead ? numbers : searchWords(title).map(titleWord);
  };
  const authors = new AuthorColumnsBuilder(size, (word) => words.numberOf(word));
  const seriesPlaces = new Map<string, number[]>();
  const titleOffsets = new Uint32Array(size + 1);
  const titleWords = new GrowingArray();
  const skipped = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) {
    const read = entry(place);
    ids.push(read.book._id);
    placeOf.set(read.book._id, place);
    fillColumns(columns, place, read);
    const inTitle = titleNumbers(read.book.title);
    const first = inTitles[inTitle[0] ?? -1]?.word ?? '';
    skipped[place] = inTitle.length > 1 && isArticle(first, read.book.language ?? shopLanguage) ? 1 : 0;
    for (const number of inTitle) {
      titleWords.push(number);
      words.add(number, place, fields.title);
      const { spelled = number } = inTitles[number] ?? {};
      if (spelled !== number) words.add(spelled, place, fields.title);
    }
    titleOffsets[place + 1] = titleWords.length;
    for (const word of authors.add(place, read.book.author ?? '')) words.add(word, place, fields.other);
    const { isbn, series = '', seriesNumber = '', originalTitle = '' } = read.book;
    if (isbn) words.add(words.numberOf(isbn), place, fields.other);
    if (originalTitle || series || seriesNumber) {
      const otherWords = searchWords(`${originalTitle}\n${series}\n${seriesNumber}`);
      for (const word of withSpellings(otherWords)) words.add(words.numberOf(word), place, fields.other);
    }
    const addText = (number: number | undefined) => {
      if (number !== undefined) texts.add(number, place, fields.other);
    };
    for (const text of textsOf(read)) {
      if (!plainWords.read(text, addText)) wordsOf(text).map(textWord).forEach(addText);
    }
    if (series) {
      const slug = slugOf(series);
      const places = seriesPlaces.get(slug);
      if (places) places.push(place);
      else seriesPlaces.set(slug, [place]);
    }
    yield;
  }
  const { index, ranks } = yield* words.build();
  const { index: textIndex } = yield* texts.build();
  const titles = {
    offsets: titleOffsets,
    ranks: titleWords.toArray().map((number) => ranks[number] ?? 0),
    skipped,
  };
  const popularity = Float32Array.from(columns.facts.sold, (sold) => Math.log1p(sold));
  return {
    size,
    ids,
    placeOf,
    columns,
    titles,
    entry,
    popularity,
    highestPopularity: highestOf(popularity),
    titleLengths: Uint8Array.from(ids, (_, place) =>
      Math.min(255, (titleOffsets[place + 1] ?? 0) - (titleOffsets[place] ?? 0)),
    ),
    authors: authors.build(),
    series: seriesPlaces,
    words: index,
    texts: textIndex,
    orders: ordersOf(columns, titles),
  };
}

export function* entriesSegment(entries: Iterable<CatalogueEntry>): Steps<Segment> {
  const newestFirst = [...entries].sort((one, other) => compareNewest(one.book, other.book));
  return yield* linesSegment(yield* linesOf(newestFirst));
}

/** Without steps, for few entries in any order. */
export function segmentOf(entries: Iterable<CatalogueEntry>): Segment {
  return runToEnd(entriesSegment(entries));
}
