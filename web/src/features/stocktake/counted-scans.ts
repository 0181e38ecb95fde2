import { postingLimits, type ScannedBook } from '@bookstore/functions/shared/stock/posting';
import { type StocktakeLine, stocktakeLimits } from '@bookstore/functions/shared/stock/stocktake';
import { isPriceCode, readScan } from '#entities/isbn-scan/scanned-text.ts';
import { createLocalStore, type LocalStore, parseOnto } from '#lib/browser/local-store.ts';

/** Copies that are sent together; the key stays until the shop has answered. */
export interface CountedBatch {
  key: string;
  bookIds: string[];
  copies: number[];
}

/** Counts on this browser that are not in the stocktake yet. */
interface CountedScans {
  /** Copies by ISBN, latest scan first. */
  scans: { isbn: string; copies: number }[];
  corrections: Record<string, number>;
  unread: string[];
  batch?: CountedBatch;
}

export const nothingCounted: CountedScans = { scans: [], corrections: {}, unread: [] };

/** The counts after a scan, and what is wrong with the scan. */
export function withCountedScan(
  counted: CountedScans,
  text: string,
  isKnown = false,
): { counted: CountedScans; isbn?: string; problem?: string } {
  const { scans, unread } = counted;
  if (isPriceCode(text)) return { counted };
  const read = readScan(text, isKnown);
  if ('problem' in read) {
    return { counted: { ...counted, unread: [text, ...unread].slice(0, 50) }, problem: read.problem };
  }
  const { isbn } = read;
  const copies = Math.min(postingLimits.copies, 1 + (scans.find((one) => one.isbn === isbn)?.copies ?? 0));
  const others = scans.filter((one) => one.isbn !== isbn);
  return { counted: { ...counted, scans: [{ isbn, copies }, ...others] }, isbn };
}

/** Stored as the difference to all that is counted, sent or not. */
export function withCorrection(counted: CountedScans, bookId: string, difference: number): CountedScans {
  const sum = (counted.corrections[bookId] ?? 0) + difference;
  return { ...counted, corrections: { ...counted.corrections, [bookId]: sum } };
}

/**
 * Moves what can be sent into a batch; returns the same counts when there is nothing to send, or a batch is under way.
 */
export function withBatch(
  counted: CountedScans,
  scannedBooks: ReadonlyMap<string, ScannedBook>,
  key: string,
): CountedScans {
  if (counted.batch) return counted;
  const changes = new Map<string, number>(
    Object.entries(counted.corrections).slice(0, stocktakeLimits.together),
  );
  const sent = new Set<string>();
  for (const { isbn, copies } of counted.scans) {
    const id = scannedBooks.get(isbn)?.book?.id;
    if (!id || (!changes.has(id) && changes.size === stocktakeLimits.together)) continue;
    changes.set(id, (changes.get(id) ?? 0) + copies);
    sent.add(isbn);
  }
  if (changes.size === 0) return counted;
  const corrections = Object.entries(counted.corrections).slice(stocktakeLimits.together);
  return {
    ...counted,
    scans: counted.scans.filter(({ isbn }) => !sent.has(isbn)),
    corrections: Object.fromEntries(corrections),
    batch: { key, bookIds: [...changes.keys()], copies: [...changes.values()] },
  };
}

/** Adds counts that are not sent yet to a stocktake's lines. */
export function withPending(
  lines: readonly StocktakeLine[],
  { scans, corrections, batch }: CountedScans,
  scannedBooks: ReadonlyMap<string, ScannedBook>,
): StocktakeLine[] {
  const byId = new Map(lines.map((line) => [line.bookId, line]));
  const add = (bookId: string, copies: number, title = '', expected?: number) => {
    const line = byId.get(bookId) ?? {
      bookId,
      title,
      counted: 0,
      ...(expected !== undefined && { expected }),
    };
    byId.set(bookId, { ...line, counted: Math.max(0, line.counted + copies) });
  };
  const books = new Map(
    [...scannedBooks.values()].flatMap((one) => (one.book ? [[one.book.id, one] as const] : [])),
  );
  const addKnown = (id: string, copies: number) =>
    add(id, copies, books.get(id)?.book?.title, books.get(id)?.onHand);
  for (const [index, id] of (batch?.bookIds ?? []).entries()) addKnown(id, batch?.copies[index] ?? 0);
  for (const [id, copies] of Object.entries(corrections)) addKnown(id, copies);
  for (const { isbn, copies } of scans) {
    const id = scannedBooks.get(isbn)?.book?.id;
    if (id) addKnown(id, copies);
  }
  return [...byId.values()];
}

/** Survives reloads and lost connections. */
export function countsStore(id: string): LocalStore<CountedScans> {
  return createLocalStore<CountedScans>(`stocktake-${id}`, {
    parse: parseOnto(nothingCounted),
    serialize: (counted) =>
      counted.batch ||
      counted.scans.length + counted.unread.length + Object.keys(counted.corrections).length > 0
        ? JSON.stringify(counted)
        : null,
  });
}
