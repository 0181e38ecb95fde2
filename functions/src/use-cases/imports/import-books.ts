import type { Transaction } from 'firebase-admin/firestore';
import { importCause } from '../../audit/import-audit.ts';
import { bookState, type ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { type IsbnHolders, readIsbnHolders } from '../../books/isbn-store.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { readLines } from '../../imports/import-file-store.ts';
import { commitStep, type Lease, type Working } from '../../imports/import-lease-store.ts';
import type { PlanLine } from '../../imports/judged-line.ts';
import {
  bookIdOf,
  isbnOf,
  type LineWithBook,
  type Outcome,
  outcomesOf,
  titleOf,
} from '../../imports/line-outcomes.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { type ImportLine, importLimits } from '../../shared/import/book-import.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { type ImportedWrite, writeImportedBooks } from '../books/write-books.ts';

/** One commit takes up to 10 MiB, indexes included. */
const mostLines = 200;
const mostCharacters = 500_000;

function skippedLine(plan: PlanLine, reason: string): ImportLine {
  return shownLine(plan.line, titleOf(plan), [`Not done: ${reason}`]);
}

interface Line extends LineWithBook {
  present: ReadBook | undefined;
  /** Read only of books that are to be deleted. */
  counted: CountedBook | undefined;
}

/** Some lines with their books as they are now. */
async function readBooksOf(
  transaction: Transaction,
  importId: string,
  plans: readonly PlanLine[],
): Promise<Line[]> {
  const ids = plans.map((plan) => bookIdOf(importId, plan));
  const leaving = ids.filter((_, index) => plans[index]?.kind === 'deleted');
  const [books, counted] = await Promise.all([readBooks(transaction, ids), readCounted(leaving)]);
  const presentById = new Map(books.map((present) => [present.book._id, present]));
  const countedById = new Map(counted.map((one) => [one.bookId, one]));
  return plans.map((plan) => {
    const id = bookIdOf(importId, plan);
    return { plan, id, present: presentById.get(id), counted: countedById.get(id) };
  });
}

/** Which books have the ISBNs that some lines give or take away; a line that says nothing of it leaves a book its own. */
function readHolders(transaction: Transaction, lines: readonly Line[]): Promise<IsbnHolders> {
  const isbns = lines.flatMap(({ plan, present }) => {
    const given = isbnOf(plan);
    return given === null ? [] : [given, present?.book.isbn];
  });
  return readIsbnHolders(transaction, isbns);
}

function writeOf({ plan, id, present, counted }: Line, outcome: Outcome): ImportedWrite | undefined {
  if (outcome.kind !== 'written') return undefined;
  const { after, version } = outcome;
  return {
    ...{ id, before: present, version, counted, line: plan.line, title: titleOf(plan) },
    after: after && bookState(id, after.fields, after.createdAt, after.updatedAt),
  };
}

/** Does some lines of the plan in one commit, with the place in the plan to which it has come. */
function applyLines(
  lease: Lease,
  now: () => Date,
  first: number,
  plans: readonly PlanLine[],
): Promise<StoredImport> {
  return commitStep(lease, now, async (transaction, stored) => {
    // Done already, by a commit whose answer was lost.
    if (stored.planned !== first) return undefined;
    const { seen, startedAt, changeDocuments: archived } = stored;
    const lines = await readBooksOf(transaction, lease.id, plans);
    const holders = await readHolders(transaction, lines);
    const writes: ImportedWrite[] = [];
    const skipped: ImportLine[] = [];
    for (const [index, outcome] of outcomesOf(lines, holders, startedAt).entries()) {
      const line = lines[index];
      const write = line && writeOf(line, outcome);
      if (write) writes.push(write);
      if (line && outcome.kind === 'skipped') skipped.push(skippedLine(line.plan, outcome.reason));
    }
    const planned = first + plans.length;
    return {
      ...stored,
      planned,
      changeDocuments: writeImportedBooks(transaction, writes, holders, importCause(stored), archived),
      seen: {
        ...seen,
        counts: { ...seen.counts, skipped: seen.counts.skipped + skipped.length },
        // What was skipped comes first: the rest was known before.
        attention: [...skipped, ...seen.attention].slice(0, importLimits.shownLines),
        progress: { ...seen.progress, done: planned },
      },
    };
  });
}

/** The lines of the plan from a place on, as many at a time as are written together. */
async function* planBatches(path: string, from: number): AsyncGenerator<PlanLine[]> {
  let batch: PlanLine[] = [];
  let [index, characters] = [0, 0];
  for await (const text of readLines(path)) {
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

/** Does what is left of the plan, until `isLate`. @returns whether all is done @throws LeaseLost */
export async function importBooks(
  lease: Lease,
  stored: StoredImport,
  { now, isLate, onLines }: Working,
): Promise<boolean> {
  let { planned } = stored;
  for await (const lines of planBatches(stored.planPath, planned)) {
    if (isLate()) return false;
    // An order of a counted book that is taken out of the shop comes first.
    await retryConflicts(mostTriesOfWrite, () => applyLines(lease, now, planned, lines));
    planned += lines.length;
    await onLines(lines.length);
  }
  await commitStep(lease, now, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, state: 'done' },
  }));
  return true;
}
