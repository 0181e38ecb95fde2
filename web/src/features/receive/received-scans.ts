import {
  type GivenCopy,
  type Posting,
  postingLimits,
  type ScannedBook,
} from '@bookstore/functions/shared/stock/posting';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { isPriceCode, readScan } from '#entities/isbn-scan/scanned-text.ts';
import { createLocalStore, parseOnto } from '#lib/browser/local-store.ts';

export interface ScannedRow {
  isbn: string;
  copies: number;
  /** The draft that was made of an ISBN that the shop does not know. */
  draftId?: string;
}

/** A delivery that was sent; as long as its answer is not there it is sent again under its key. */
export interface SentDelivery {
  key: string;
  supplier: string;
  note: string;
  rows: ScannedRow[];
  bookIds: string[];
}

/** A delivery as far as it is scanned. */
interface ScannedDelivery {
  supplier: string;
  note: string;
  /** The last scanned first. */
  rows: ScannedRow[];
  /** What was scanned and is no ISBN, the last first. */
  unread: string[];
  sent?: SentDelivery;
}

export const nothingScanned: ScannedDelivery = { supplier: '', note: '', rows: [], unread: [] };

/** As many as a shopkeeper looks through. */
const mostUnread = 50;

/** What a scan makes of a delivery, and what is wrong with it. */
export function withScan(
  delivery: ScannedDelivery,
  text: string,
  isKnown = false,
): { delivery: ScannedDelivery; row?: ScannedRow; problem?: string } {
  const { rows, unread } = delivery;
  if (isPriceCode(text)) return { delivery };
  const read = readScan(text, isKnown);
  if ('problem' in read) {
    return {
      delivery: { ...delivery, unread: [text, ...unread].slice(0, mostUnread) },
      problem: read.problem,
    };
  }
  const { isbn } = read;
  const before = rows.find((row) => row.isbn === isbn);
  if (!before && rows.length === postingLimits.books) {
    const most = figure(postingLimits.books);
    return { delivery, problem: t('A delivery has at most {most} books: receive these first.', { most }) };
  }
  if (before?.copies === postingLimits.copies) {
    const most = postingLimits.copies;
    return { delivery, problem: t('A book can have at most {most} copies in a delivery.', { most }) };
  }
  const row = { ...before, isbn, copies: (before?.copies ?? 0) + 1 };
  return { delivery: { ...delivery, rows: [row, ...rows.filter((one) => one !== before)] }, row };
}

export function withRow(
  delivery: ScannedDelivery,
  isbn: string,
  change: Partial<ScannedRow> | undefined,
): ScannedDelivery {
  const rows = delivery.rows.flatMap((row) => {
    if (row.isbn !== isbn) return [row];
    return change ? [{ ...row, ...change }] : [];
  });
  return { ...delivery, rows };
}

/** Moves the rows whose books the shop knows into a delivery that is sent; the others wait for the next one. */
export function withSent(
  delivery: ScannedDelivery,
  known: ReadonlyMap<string, ScannedBook>,
  key: string,
): ScannedDelivery {
  const { supplier, note } = delivery;
  const withBooks = delivery.rows.flatMap((row) => {
    const book = known.get(row.isbn)?.book;
    return book ? [{ row, id: book.id }] : [];
  });
  // Two ISBNs cannot be one book's, so that no book is there twice.
  const sent = {
    key,
    supplier,
    note,
    rows: withBooks.map(({ row }) => row),
    bookIds: withBooks.map(({ id }) => id),
  };
  return { ...delivery, rows: delivery.rows.filter((row) => !sent.rows.includes(row)), sent };
}

/** What became of a delivery: 'Received 2 copies of 1 book. Not received, since deleted meanwhile: Emma.' */
export function receivedWords(
  { kept, copies, books, given = [] }: Posting,
  { rows, bookIds }: SentDelivery,
  known: ReadonlyMap<string, ScannedBook>,
): string {
  const keptIds = new Set(kept.map(({ bookId }) => bookId));
  const left = rows.filter((_, index) => keptIds.has(bookIds[index] ?? ''));
  const received = copies - sumOf(left, 'copies');
  const booked = t('Received {copies} of {books}.', {
    copies: countedCopies(received),
    books: countedBooks(books - left.length),
  });
  const words = given.length === 0 ? booked : `${booked} ${givenWords(given)}`;
  if (left.length === 0) return words;
  const titles = left.map(({ isbn }) => known.get(isbn)?.book?.title ?? isbn).join(', ');
  return `${words} ${t('Not received, since deleted meanwhile: {titles}.', { titles })}`;
}

/** Which orders have a copy now for which they waited. */
function givenWords(given: readonly GivenCopy[]): string {
  const numbers = [...new Set(given.map(({ number }) => number))].join(', ');
  return plural(
    given.length,
    '{count} copy goes to an order that waited: {numbers}.',
    '{count} copies go to orders that waited: {numbers}.',
    { numbers },
  );
}

/** Puts the rows of a delivery that the shop has refused back, with what was scanned since. */
export function withoutSent({ sent, ...delivery }: ScannedDelivery): ScannedDelivery {
  if (!sent) return delivery;
  const since = new Map(delivery.rows.map((row) => [row.isbn, row]));
  const rows = sent.rows.map((row) => ({ ...row, copies: row.copies + (since.get(row.isbn)?.copies ?? 0) }));
  const back = new Set(rows.map(({ isbn }) => isbn));
  return { ...delivery, rows: [...delivery.rows.filter(({ isbn }) => !back.has(isbn)), ...rows] };
}

/** What was scanned on this browser and is not received: kept over reloads and lost connections. */
export const scannedStore = createLocalStore<ScannedDelivery>('scanned-delivery', {
  parse: parseOnto(nothingScanned),
  serialize: (delivery) => (delivery === nothingScanned ? null : JSON.stringify(delivery)),
});
