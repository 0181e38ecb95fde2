import { wordsOf } from '../values/words.ts';
import type { Order } from './order.ts';

export type SearchedOrder = Pick<
  Order,
  'number' | 'name' | 'email' | 'phone' | 'address' | 'trackingCode' | 'lines' | 'parcels'
>;

/** Characters of a word, or of the end of a number. */
const shortest = 2;
const shortestEnd = 4;
/** Prefixes of a word that are stored; a search uses the longest that fits what is typed. */
const keptLengths = [2, 3, 4, 6, 9];
/** Words stored per order, those of its books' titles last. */
const mostWords = 80;

/** Compares so many last digits of a phone number, so that the country's code does not matter. */
const phoneDigits = 8;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Without spaces; letters that look like digits become digits, as in Crockford's base32. */
function codeOf(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

function keptBeginnings(word: string): string[] {
  const { length } = [...word];
  return keptLengths.filter((kept) => kept <= length).map((kept) => cut(word, kept));
}

/** undefined when the text is too short. */
function keptBeginning(text: string): string | undefined {
  return keptBeginnings(text).at(-1);
}

/** 'O’Brien' is found as 'obrien' and as 'brien'. */
function wordsIn(text: string): string[] {
  const apart = text.replace(/['’ʼ‘]/gu, ' ');
  return apart === text ? wordsOf(text) : [...wordsOf(text), ...wordsOf(apart)];
}

function wordsOfOrder({ name, address, lines }: SearchedOrder): string[] {
  const { street = '', city, zipcode, state, country } = address;
  const texts = [name, zipcode, street, city, state, country, ...lines.map(({ title }) => title)];
  return [...new Set(texts.flatMap(wordsIn))];
}

function trackingCodes({ trackingCode, parcels }: SearchedOrder): string[] {
  return [trackingCode, ...parcels.map((parcel) => parcel.trackingCode)].map(codeOf);
}

/** Stored with the order for searches. A key's first sign is its kind; words have none. */
export function orderSearchKeys(order: SearchedOrder): string[] {
  const number = codeOf(order.number);
  const keys = [
    ...keptBeginnings(number).map((key) => `#${key}`),
    order.email.toLowerCase(),
    ...endKeys('+', digitsOf(order.phone)),
    ...trackingCodes(order).flatMap((code) => [
      ...keptBeginnings(code).map((key) => `~${key}`),
      ...endKeys('~~', code),
    ]),
    ...wordsOfOrder(order).slice(0, mostWords).flatMap(keptBeginnings),
  ];
  return [...new Set(keys.filter(Boolean))];
}

function endKeys(kind: string, text: string): string[] {
  return text.length >= shortestEnd ? [`${kind}${text.slice(-shortestEnd)}`] : [];
}

/** One interpretation of a search text: keys for the database, and the test that an order must pass. */
interface Reading {
  keys: string[];
  finds: (order: SearchedOrder) => boolean;
}

function beginningKey(kind: string, text: string): string[] {
  const beginning = keptBeginning(text);
  return beginning === undefined ? [] : [kind + beginning];
}

function readingsOf(text: string): Reading[] {
  const query = text.trim();
  if (query.includes('@')) {
    const email = query.toLowerCase();
    return [{ keys: [email], finds: (order) => order.email.toLowerCase() === email }];
  }
  const digits = /^[\d\s()+./-]+$/.test(query) ? digitsOf(query).slice(-phoneDigits) : '';
  const code = /^[\p{L}\d\s-]+$/u.test(query) ? codeOf(query) : '';
  const words = wordsOf(query);
  const leading = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const readings: Reading[] = [
    {
      keys: endKeys('+', digits),
      finds: ({ phone }) => digitsOf(phone).slice(-phoneDigits).endsWith(digits),
    },
    { keys: beginningKey('#', code), finds: ({ number }) => codeOf(number).startsWith(code) },
    {
      keys: code.length >= shortestEnd ? [...beginningKey('~', code), ...endKeys('~~', code)] : [],
      finds: (order) => trackingCodes(order).some((one) => one.startsWith(code) || one.endsWith(code)),
    },
    {
      keys: leading.length >= shortest ? beginningKey('', leading) : [],
      finds: (order) => {
        const orderWords = wordsOfOrder(order);
        return words.every((word) => orderWords.some((one) => one.startsWith(word)));
      },
    },
  ];
  return readings.filter(({ keys }) => keys.length > 0);
}

/** An order that matches has at least one of the keys; none when the text is too short. */
export function searchKeysFor(text: string): string[] {
  return [...new Set(readingsOf(text).flatMap(({ keys }) => keys))];
}

/** Needed after the query: the database matches one word only, and only a prefix of it. */
export function isOrderFoundBy(text: string, order: SearchedOrder): boolean {
  return readingsOf(text).some(({ finds }) => finds(order));
}
