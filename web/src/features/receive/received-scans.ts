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
  /** The draft made of an unknown ISBN. */
  draftId?: string;
}

/** Sent again under its key until it is answered. */
export interface SentDelivery {
  key: string;
  supplier: string;
  note: string;
  rows: ScannedRow[];
  bookIds: string[];
}

interface ScannedDelivery {
  supplier: string;
  note: string;
  /** Latest scan first. */
  rows: ScannedRow[];
  /** Scans that are no ISBN, latest first. */
  unread: string[];
  sent?: SentDelivery;
}

export const nothingScanned: ScannedDelivery = { supplier: '', note: '', rows: [], unread: [] };

/** As many as a shopkeeper looks through. */
const mostUnread = 50;

/** The delivery after a scan, and what is wrong with the scan. */
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

/** Moves the rows of books in the shop into the sent delivery; others wait for the next one. */
export function withSent(
  delivery: ScannedDelivery,
  scannedBooks: ReadonlyMap<string, ScannedBook>,
  key: string,
): ScannedDelivery {
  const { supplier, note } = delivery;
  const withBooks = delivery.rows.flatMap((row) => {
    const book = scannedBooks.get(row.isbn)?.book;
    return book ? [{ row, id: book.id }] : [];
  });
  // No book is there twice: two ISBNs never belong to one book.
  const sent = {
    key,
    supplier,
    note,
    rows: withBooks.map(({ row }) => row),
    bookIds: withBooks.map(({ id }) => id),
  };
  return { ...delivery, rows: delivery.rows.filter((row) => !sent.rows.includes(row)), sent };
}

/** 'Received 2 copies of 1 book. Not received, since deleted meanwhile: Emma.' */
export function receivedWords(
  { kept, copies, books, given = [] }: Posting,
  { rows, bookIds }: SentDelivery,
  scannedBooks: ReadonlyMap<string, ScannedBook>,
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
  const titles = left.map(({ isbn }) => scannedBooks.get(isbn)?.book?.title ?? isbn).join(', ');
  return `${words} ${t('Not received, since deleted meanwhile: {titles}.', { titles })}`;
}

function givenWords(given: readonly GivenCopy[]): string {
  const numbers = [...new Set(given.map(({ number }) => number))].join(', ');
  return plural(
    given.length,
    '{count} copy goes to an order that waited: {numbers}.',
    '{count} copies go to orders that waited: {numbers}.',
    { numbers },
  );
}

/** Puts the rows of a refused delivery back, merged with later scans. */
export function withoutSent({ sent, ...delivery }: ScannedDelivery): ScannedDelivery {
  if (!sent) return delivery;
  const since = new Map(delivery.rows.map((row) => [row.isbn, row]));
  const rows = sent.rows.map((row) => ({ ...row, copies: row.copies + (since.get(row.isbn)?.copies ?? 0) }));
  const back = new Set(rows.map(({ isbn }) => isbn));
  return { ...delivery, rows: [...delivery.rows.filter(({ isbn }) => !back.has(isbn)), ...rows] };
}

/** Survives reloads and lost connections. */
export const scannedStore = createLocalStore<ScannedDelivery>('scanned-delivery', {
  parse: parseOnto(nothingScanned),
  serialize: (delivery) => (delivery === nothingScanned ? null : JSON.stringify(delivery)),
});
