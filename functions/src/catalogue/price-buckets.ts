import { priceRanges } from '../shared/catalogue/catalogue-choices.ts';
import type { Money } from '../shared/values/money.ts';

// The ranges are named by dollars: '10-20'. In a currency of which a dollar is a hundred, such as yen, that one goes from
// 1,000 to 2,000. Books are kept in finer buckets, which are the ranges of every currency together.

const magnitudes: Readonly<Record<number, string>> = {
  1: 'BWP CNY CZK DKK EGP GTQ HKD HNL MAD MDL MOP MVR MXN NAD NOK SCR SEK SZL UYU ZAR ZMW',
  2: 'AFN ALL BDT BTN CVE DOP DZD ETB GMD HTG INR ISK JMD JPY KES KGS LKR LRD MKD MUR MZN NIO NPR PHP PKR RSD RUB SRD THB TRY TWD UAH VUV XPF YER',
  3: 'AMD AOA ARS BIF CDF CLP CRC DJF GYD HUF IQD KMF KRW KZT MMK MWK NGN RWF SDG SOS SSP TZS XAF XOF',
  4: 'COP GNF IDR KHR LAK MGA MNT PYG STN UGX UZS VND',
  5: 'IRR LBP SYP',
};

/** How many zeros a price in this currency has more than one in dollars, roughly. */
function magnitudeOf(currency: string): number {
  const [zeros = 0] =
    Object.entries(magnitudes).find(([, codes]) => codes.split(' ').includes(currency)) ?? [];
  return Number(zeros);
}

const mostZeros = Math.max(...Object.keys(magnitudes).map(Number));

/** The lowest prices of the ranges but for the first, in dollars: 10, 20, 40. */
const bounds = priceRanges.slice(1).map((range) => Number(range.split('-')[0]));

/** The lowest price of each bucket; they lie side by side. */
const starts = [
  0,
  ...Array.from({ length: mostZeros + 1 }, (_, zeros) => bounds.map((bound) => bound * 10 ** zeros)).flat(),
];

export const bucketCount = starts.length;

export function bucketOf(price: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => price >= start),
  );
}

/** The buckets of a range in a currency. */
export function bucketsOf(range: number, { currency }: Money): { from: number; to: number } {
  const zeros = magnitudeOf(currency);
  const first = (number: number) => (number === 0 ? 0 : bounds.length * zeros + number);
  return { from: first(range), to: range === priceRanges.length - 1 ? bucketCount : first(range + 1) };
}

/** 'Under $10', '$10 to $20', '$40 and more' */
export function rangeLabel(range: string, money: Money): string {
  const [from = '', to = ''] = range.split('-');
  const price = (bound: string) => money.roundPrice(Number(bound) * 10 ** magnitudeOf(money.currency));
  if (from === '0') return `Under ${price(to)}`;
  return to === '' ? `${price(from)} and more` : `${price(from)} to ${price(to)}`;
}
