import { importCause } from '../../audit/import-audit.ts';
import { shownLine } from '../../imports/check-summary.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { readLines as readPlan } from '../../imports/import-file-store.ts';
import { commitStep, type Lease, type Working } from '../../imports/import-lease-store.ts';
import type { PlanLine } from '../../imports/judged-line.ts';
import { outcomesOf, titleOf } from '../../imports/line-outcomes.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { settingsWithin } from '../../settings/settings-store.ts';
import { type ImportLine, importLimits } from '../../shared/import/book-import.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { type ImportedWrite, writeImportedBooks } from '../books/write-imported-books.ts';
import { readHolders, readLinesWithBooks, workOf } from './imported-lines.ts';
import { endMerge } from './merge-genre.ts';

/** One commit takes up to 10 MiB, indexes included. */
const mostLines = 200;
const mostCharacters = 500_000;

function skippedLine(plan: PlanLine, reason: string): ImportLine {
  return shownLine(plan.line, titleOf(plan), [`Not done: ${reason}`]);
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
    const lines = await readLinesWithBooks(transaction, lease.id, plans);
    const holders = await readHolders(transaction, lines);
    const settings = await settingsWithin(transaction);
    const shop = { genres: settings.genres, money: moneyOf(settings) };
    const writes: ImportedWrite[] = [];
    const skipped: ImportLine[] = [];
    for (const [index, outcome] of outcomesOf(lines, holders, startedAt, shop).entries()) {
      const line = lines[index];
      if (!line) continue;
      const { write, kept } = workOf(lease.id, line, outcome);
      if (write) writes.push(write);
      if (kept !== undefined) skipped.push(skippedLine(line.plan, kept));
    }
    const planned = first + plans.length;
    return {
      ...stored,
      planned,
      changeDocuments: await writeImportedBooks(transaction, writes, holders, importCause(stored), archived),
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

/** Does what is left of the plan, until `isLate`. @returns whether all is done @throws LeaseLost */
export async function importBooks(
  lease: Lease,
  stored: StoredImport,
  { now, isLate, onLines }: Working,
): Promise<boolean> {
  let { planned } = stored;
  for await (const lines of planBatches(stored.planPath, planned)) {
    if (isLate()) return false;
    // An order of a book whose stock changes, or that is taken out of the shop, comes first.
    await retryConflicts(mostTriesOfWrite, () => applyLines(lease, now, planned, lines));
    planned += lines.length;
    await onLines(lines.length);
  }
  await commitStep(lease, now, async (transaction, last) => {
    const { seen, ...rest } = await endMerge(transaction, last);
    return { ...rest, seen: { ...seen, state: 'done' } };
  });
  return true;
}
