import type { Transaction } from 'firebase-admin/firestore';
import { importCause } from '../../audit/import-audit.ts';
import { readBooks } from '../../books/book-store.ts';
import { type IsbnHolders, isbnInTheWay, readIsbnHolders } from '../../books/isbn-store.ts';
import { drafts as keptDrafts, roomForDrafts } from '../../drafts/draft-store.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { readLines as readPlan } from '../../imports/import-file-store.ts';
import { commitStep } from '../../imports/import-store.ts';
import {
  type BookLine,
  bookIdOf,
  type DraftLine,
  isbnOf,
  type PlanLine,
  titleOf,
} from '../../imports/plan-line.ts';
import { outcomesOf } from '../../imports/plan-outcomes.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { settingsWithin } from '../../settings/settings-store.ts';
import { listedDrafts } from '../../shared/book/draft.ts';
import { type ImportLine, importLimits } from '../../shared/import/book-import.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { t } from '../../shared/words/words.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { fillMakers } from '../settings/publishers.ts';
import { importLine, type Line } from './import-line.ts';
import { endMerge } from './merge-genre.ts';
import { type ImportedWrite, writeImportedBooks } from './write-imported-books.ts';

/** One commit takes up to 10 MiB, indexes included. */
const mostLines = 200;
const mostCharacters = 500_000;

function skippedLine(plan: PlanLine, reason: string): ImportLine {
  return shownLine(plan.line, titleOf(plan), [sayInShop(() => t('Not done: {reason}', { reason }))]);
}

function needsStock(plan: BookLine): boolean {
  if (plan.kind === 'deleted') return true;
  // A deleted book stays counted, and the shop's own export may bring it back.
  return plan.stock !== undefined || (plan.kind === 'new' && plan.id !== undefined);
}

async function readLinesWithBooks(
  transaction: Transaction,
  importId: string,
  plans: readonly BookLine[],
): Promise<Line[]> {
  const ids = plans.map((plan) => bookIdOf(importId, plan));
  const stocked = ids.filter((_, index) => plans[index] && needsStock(plans[index]));
  // Stocks are read without a lock: the transaction fails when one has changed since.
  const [books, counted] = await Promise.all([readBooks(transaction, ids), readCounted(stocked)]);
  const presentById = new Map(books.map((present) => [present.book._id, present]));
  const countedById = new Map(counted.map((one) => [one.bookId, one]));
  return plans.map((plan) => {
    const id = bookIdOf(importId, plan);
    return { plan, id, present: presentById.get(id), counted: countedById.get(id) };
  });
}

/** A line without an ISBN leaves a book its own. */
function readHolders(transaction: Transaction, lines: readonly Line[]): Promise<IsbnHolders> {
  const isbns = lines.flatMap(({ plan, present }) => {
    const given = isbnOf(plan);
    const isUnsaid = given === null && !('given' in plan && 'condition' in plan.given);
    return isUnsaid ? [] : [given ?? undefined, present?.book.isbn];
  });
  return readIsbnHolders(transaction, isbns);
}

/** @returns the lines for which there was no room */
function addDrafts(
  transaction: Transaction,
  importId: string,
  lines: readonly DraftLine[],
  room: number,
  now: Date,
): ImportLine[] {
  for (const { draft } of lines.slice(0, room)) {
    const fields = { ...draft, isImported: true, requestHash: importId };
    keptDrafts.put(transaction, keptDrafts.newId(), fields, undefined, now);
  }
  const full = sayInShop(() => t('there are {most} drafts already', { most: listedDrafts }));
  return lines.slice(room).map((line) => skippedLine(line, full));
}

/** One commit, together with the position in the plan. */
async function applyLines(
  begun: StoredImport,
  first: number,
  plans: readonly PlanLine[],
): Promise<StoredImport> {
  const { id } = begun.seen;
  const drafts = plans.filter((plan) => plan.kind === 'draft');
  const ofBooks = plans.filter((plan) => plan.kind !== 'draft');
  const room = drafts.length > 0 ? await roomForDrafts() : 0;
  return commitStep(begun, async (transaction, stored) => {
    // Done by a commit whose answer was lost, or by a task delivered twice.
    if (stored.planned !== first) return undefined;
    const { seen, startedAt, changeDocuments: archived } = stored;
    const lines = await readLinesWithBooks(transaction, id, ofBooks);
    const holders = await readHolders(transaction, lines);
    const settings = await settingsWithin(transaction);
    const shop = { genres: settings.genres, money: moneyOf(settings) };
    const writes: ImportedWrite[] = [];
    const skipped: ImportLine[] = [];
    const outcomes = sayInShop(() =>
      outcomesOf(lines, (bookId, book) => isbnInTheWay(holders, bookId, book) !== undefined, startedAt, shop),
    );
    for (const [index, outcome] of outcomes.entries()) {
      const line = lines[index];
      if (!line) continue;
      const { write, kept } = sayInShop(() => importLine(id, line, outcome));
      if (write) writes.push(write);
      if (kept !== undefined) skipped.push(skippedLine(line.plan, kept));
    }
    const cause = importCause(stored);
    const changeDocuments = await writeImportedBooks(transaction, writes, holders, cause, archived);
    // After the books, which still read something.
    skipped.push(...addDrafts(transaction, id, drafts, room, new Date()));
    const planned = first + plans.length;
    return {
      ...stored,
      planned,
      changeDocuments,
      seen: {
        ...seen,
        counts: { ...seen.counts, skipped: seen.counts.skipped + skipped.length },
        // First: the person has seen the rest in the check.
        attention: [...skipped, ...seen.attention].slice(0, importLimits.shownLines),
        progress: { ...seen.progress, done: planned },
      },
    };
  });
}

/** One batch per commit. */
async function* planBatches(path: string, from: number): AsyncGenerator<PlanLine[]> {
  let batch: PlanLine[] = [];
  let [index, characters] = [0, 0];
  for await (const text of readPlan(path)) {
    index += 1;
    if (text === '' || index <= from) continue;
    if (batch.length === mostLines || (batch.length > 0 && characters + text.length > mostCharacters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    const line: PlanLine = JSON.parse(text);
    batch.push(line);
    characters += text.length;
  }
  if (batch.length > 0) yield batch;
}

/** Continues where it stands. @param onLines is awaited after each batch @throws ImportStopped */
export async function importBooks(
  stored: StoredImport,
  onLines: (lines: number) => Promise<void>,
): Promise<void> {
  let { planned } = stored;
  for await (const lines of planBatches(stored.planPath, planned)) {
    // Orders of the same books win.
    await retryConflicts(() => applyLines(stored, planned, lines));
    planned += lines.length;
    await onLines(lines.length);
  }
  await commitStep(stored, async (transaction, last) => {
    // Before endMerge, which still reads; an import with makers is never a merge.
    await fillMakers(transaction, last.makers ?? []);
    const { seen, ...rest } = await endMerge(transaction, last);
    return { ...rest, seen: { ...seen, state: 'done' } };
  });
}
