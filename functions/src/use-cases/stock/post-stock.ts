import { readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { isMissingDocument } from '../../platform/http/database-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { isSettled, type KeptBook, type Posting } from '../../shared/stock/posting.ts';
import type { Stock, StockMovement } from '../../shared/stock/stock.ts';
import { t } from '../../shared/words/words.ts';
import { type PostingLine, postedStock, undoneStock } from '../../stock/posted-stock.ts';
import { postings, type ReadPosting, updatePosting } from '../../stock/posting-store.ts';
import { findReorders, writeReorder } from '../../stock/reorder-store.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { findMovementsOf, type NewMovement } from '../../stock/stock-ledger.ts';
import { readCounted, startStock, writeStock } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';

export interface PostingWork {
  /** Books per transaction, with up to four writes each. */
  together: number;
  /** The next call continues. */
  milliseconds: number;
}

const usualWork: PostingWork = { together: 100, milliseconds: 4000 };

type Step = 'post' | 'undo';

/** Makes a step move a stock only once. */
function movementIdOf(postingId: string, bookId: string, step: Step): string {
  return sha256(`${postingId}\n${bookId}\n${step}`);
}

interface LineState {
  counted: CountedBook | undefined;
  movement: StockMovement | undefined;
  isInShop: boolean;
}

const reasons = { delivery: 'delivery', stocktake: 'stocktake', bulk: 'correction' } as const;

function changeOf(line: PostingLine, { kind }: Posting, step: Step, state: LineState) {
  const { counted, movement, isInShop } = state;
  if (step === 'undo') {
    const isUnchanged = counted !== undefined && counted.version === Date.parse(movement?.at ?? '');
    return undoneStock(counted?.stock, movement, { isUnchanged });
  }
  // Copies of a deleted book could not be sold.
  if (!isInShop) return { kept: t('the book was deleted meanwhile') };
  return postedStock(counted?.stock, line.change, reasons[kind]);
}

interface PlannedChange extends NewMovement {
  bookId: string;
  before: CountedBook | undefined;
  after: Stock | undefined;
}

const states = { post: ['posting', 'posted'], undo: ['undoing', 'undone'] } as const;

/** Together with the posting's progress. All are read without a lock: the write fails when one has changed since. */
async function postNextBooks(posting: ReadPosting, together: number): Promise<void> {
  const { id, lines } = posting;
  const step = posting.state === 'undoing' ? 'undo' : 'post';
  const some = lines.slice(posting.done, posting.done + together);
  const bookIds = some.map(({ bookId }) => bookId);
  const isDelivered = posting.kind === 'delivery' && step === 'post';
  const [onSale, counted, movements] = await Promise.all([
    readBooks(database(), bookIds),
    readCounted(bookIds),
    findMovementsOf(step === 'undo' ? bookIds.map((bookId) => movementIdOf(id, bookId, 'post')) : []),
  ]);
  const countedById = new Map(counted.map((one) => [one.bookId, one]));
  const titles = new Map(onSale.map(({ book }) => [book._id, book.title]));
  const kept: KeptBook[] = [];
  const planned: PlannedChange[] = [];
  for (const line of some) {
    const { bookId } = line;
    const before = countedById.get(bookId);
    const movement = movements.get(movementIdOf(id, bookId, 'post'));
    const change = sayInShop(() =>
      changeOf(line, posting, step, { counted: before, movement, isInShop: titles.has(bookId) }),
    );
    if (change && 'kept' in change) {
      kept.push({ bookId, title: titles.get(bookId) ?? '', reason: change.kept });
    } else if (change) {
      planned.push({ id: movementIdOf(id, bookId, step), by: 'admin', bookId, before, ...change });
    }
  }
  const done = posting.done + some.length;
  const [working, settled] = states[step];
  const state = done === lines.length ? settled : working;
  const keptCount = posting.keptCount + kept.length;
  const progress = { state, done, keptCount, kept: [...posting.kept, ...kept] };
  const now = new Date();
  await database().runTransaction(async (transaction) => {
    const reorders = await findReorders(isDelivered ? bookIds : [], transaction);
    updatePosting(transaction, posting, progress);
    const stocks = planned.flatMap(({ bookId, before, after, ...movement }) => {
      if (before) return writeStock(transaction, before, after, movement, now) ?? [];
      return after ? startStock(transaction, bookId, after, movement, now) : [];
    });
    publishStockLeft(transaction, onSale, stocks);
    for (const reorder of reorders) {
      const come = some.find(({ bookId }) => bookId === reorder.bookId)?.change ?? 0;
      writeReorder(transaction, { ...reorder, copies: Math.max(0, reorder.copies - come) });
    }
  });
}

/** Works for a while; a call that breaks off can be repeated. */
export async function workOnPosting(id: string, work: Partial<PostingWork> = {}): Promise<Posting> {
  const { together, milliseconds } = { ...usualWork, ...work };
  const end = Date.now() + milliseconds;
  for (;;) {
    const posting = await retryConflicts(async () => {
      const read = await postings.required(id);
      if (isSettled(read)) return read;
      await postNextBooks(read, together).catch((error: unknown) => {
        // A book was deleted: the next try finds out which.
        if (!isMissingDocument(error)) throw error;
      });
      return postings.required(id);
    });
    if (isSettled(posting) || Date.now() >= end) return shownPosting(posting);
  }
}

/** Without fields that only the functions need. */
export function shownPosting(posting: Posting): Posting {
  const { id, kind, state, by, createdAt, supplier, note, books, copies, done, keptCount, kept } = posting;
  return { id, kind, state, by, createdAt, supplier, note, books, copies, done, keptCount, kept };
}
