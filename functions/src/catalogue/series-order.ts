import { placeInSeries } from '../shared/book/series.ts';
import { slugOf } from '../shared/values/words.ts';
import type { Books } from './books.ts';

interface Place {
  number: number;
  /** Books without a series come last. */
  series: string;
  volume: number;
  year: number;
}

const last = Number.MAX_SAFE_INTEGER;

/** Reading order: by series and volume, the others by year. */
export function inSeriesOrder(books: Books, numbers: readonly number[]): number[] {
  const places = numbers.map((number): Place => {
    const { book } = books.entry(number);
    return {
      number,
      series: book.series ? slugOf(book.series) : '\uffff',
      volume: placeInSeries(book) ?? last,
      year: book.year ?? last,
    };
  });
  const compare = (one: Place, other: Place) =>
    one.series === other.series
      ? one.volume - other.volume || one.year - other.year
      : one.series < other.series
        ? -1
        : 1;
  return places.sort(compare).map(({ number }) => number);
}
