import { priceRanges } from '../shared/catalogue/catalogue-choices.ts';
import { magnitudes, priceZeros } from '../shared/catalogue/price-magnitudes.ts';
import type { Money } from '../shared/values/money.ts';

// Price ranges are named in dollars: '10-20'. In a currency of about a hundred to the dollar, such as yen, that range
// is 1,000 to 2,000. Books are stored in finer buckets, the intersections of every currency's ranges.

const mostZeros = Math.max(...Object.keys(magnitudes).map(Number));

/** Lower bounds of all ranges but the first, in dollars: 10, 20, 40. */
const bounds = priceRanges.slice(1).map((range) => Number(range.split('-')[0]));

/** Lower bound of each bucket, adjacent. */
const starts = [
  0,
  ...Array.from({ length: mostZeros + 1 }, (_, zeros) => bounds.map((bound) => bound * 10 ** zeros)).flat(),
];

export const bucketCount = starts.length;

export function bucketOf(price: number): number {
  let bucket = bucketCount - 1;
  while (bucket > 0 && !(price >= (starts[bucket] ?? 0))) bucket -= 1;
  return bucket;
}

export function bucketsOf(range: number, { currency }: Money): { from: number; to: number } {
  const zeros = priceZeros(currency);
  const first = (number: number) => (number === 0 ? 0 : bounds.length * zeros + number);
  return { from: first(range), to: range === priceRanges.length - 1 ? bucketCount : first(range + 1) };
}
