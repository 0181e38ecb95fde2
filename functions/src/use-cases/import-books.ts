import { readIsbnHolders } from '../books/isbn-store.ts';
import { changeDocuments } from '../imports/change-document.ts';
import { shownLine } from '../imports/check-summary.ts';
import { importCause, type StoredImport } from '../imports/import-document.ts';
import { readLines } from '../imports/import-file-store.ts';
import { commitStep, type Lease } from '../imports/import-lease-store.ts';
import type { PlanLine } from '../imports/judged-line.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import { type ImportLine, importLimits } from '../shared/import/book-import.ts';
import { setInShop } from '../stock/stock-store.ts';
import { isbnOf, outcomesOf, readPresent, titleOf } from './import-outcomes.ts';
import { writeBooks } from './write-books.ts';

/** One commit takes up to 10 MiB, indexes included. */
const mostLines = 200;
const mostCharacters = 500_000;

/** All counts of an import go into one shard, so that an undo leaves every shard as it was. */
export const importShard = 0;

function skippedLine(plan: PlanLine, reason: string): ImportLine {
  return shownLine(plan.line, titleOf(plan), [`Not done: ${reason}`]);
}

/** Does some lines of the plan in one commit, with the place in the plan to which it has come. */
function applyLines(
  lease: Lease,
  now: () => Date,
  first: number,
  lines: readonly PlanLine[],
): Promise<StoredImport> {
  return commitStep(lease, now, async (transaction, stored) => {
    // Done already, by a commit whose answer was lost.
    if (stored.planned !== first) return undefined;
    const { seen, startedAt } = stored;
    const books = await readPresent(transaction, lease.id, lines);
    const isbns = [
      // A line that says nothing of it leaves a book its ISBN.
      ...books.map(({ stored: book }, index) =>
        isbnOf(lines[index]) === null ? undefined : book?.book.isbn,
      ),
      ...lines.map((plan) => isbnOf(plan) ?? undefined),
    ];
    const holders = await readIsbnHolders(transaction, isbns);
    const outcomes = outcomesOf(lines, books, holders, startedAt);
    const writes = outcomes.flatMap(({ write }) => (write ? [write] : []));
    for (const { counted } of outcomes) if (counted) setInShop(transaction, counted, false, now());
    const changes = outcomes.flatMap(({ change }) => (change ? [change] : []));
    const skipped = lines.flatMap((plan, index) => {
      const reason = outcomes[index]?.skipped;
      return reason ? [skippedLine(plan, reason)] : [];
    });
    if (writes.length > 0) writeBooks(transaction, writes, holders, importCause(stored), importShard);
    const documents = changeDocuments(lease.id, stored.changeDocuments, changes, now());
    for (const { reference, data } of documents) transaction.create(reference, data);
    const planned = first + lines.length;
    return {
      ...stored,
      planned,
      changeDocuments: stored.changeDocuments + documents.length,
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
export async function runImport(
  lease: Lease,
  stored: StoredImport,
  now: () => Date,
  isLate: () => boolean,
): Promise<boolean> {
  let { planned } = stored;
  for await (const lines of planBatches(stored.planPath, planned)) {
    if (isLate()) return false;
    // An order of a counted book that is taken out of the shop comes first.
    await retryConflicts(mostTriesOfWrite, () => applyLines(lease, now, planned, lines));
    planned += lines.length;
  }
  await commitStep(lease, now, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, state: 'done' },
  }));
  return true;
}
