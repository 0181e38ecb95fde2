import { info } from 'firebase-functions/logger';
import { deleteImportFiles } from '../../imports/import-file-store.ts';
import { commitStep, handOn, type Lease, LeaseLost, takeLease } from '../../imports/import-lease-store.ts';
import { findImport } from '../../imports/import-store.ts';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import { isUnavailable } from '../../platform/http/database-errors.ts';
import { reportError } from '../../platform/logging/error-report.ts';
import { checkBulkChange } from './check-bulk-change.ts';
import { checkImport } from './check-import.ts';
import { importBooks } from './import-books.ts';
import { undoImport } from './undo-import.ts';

/** How a worker is run; a test has its own clock and limits. */
export interface WorkerOptions {
  now: () => Date;
  /** For how long it begins new batches, in milliseconds; well before the function's own timeout. */
  budgetMs: number;
  /** Folds the changes of the books into the catalogue: after so many lines, and when all is done. */
  fold: (isDone: boolean) => Promise<unknown>;
  foldAfter: number;
}

/** Works on the task until it is done or `isLate`. @returns whether it is done */
async function work(lease: Lease, { now, budgetMs, fold, foldAfter }: WorkerOptions): Promise<boolean> {
  const begin = performance.now();
  const isLate = () => performance.now() - begin > budgetMs;
  const stored = await findImport(lease.id);
  const { task, columns, rules, bulk } = stored.seen;
  const { selection } = stored;
  if (task === 'check') {
    if (bulk && selection) await checkBulkChange(lease, bulk.change, selection, now);
    else await checkImport(lease, { columns, rules }, now);
    return true;
  }
  let unfolded = 0;
  // The log of changes is in the memory of every instance, so it must stay short.
  const onLines = async (lines: number) => {
    unfolded += lines;
    if (unfolded < foldAfter) return;
    unfolded = 0;
    await fold(false);
  };
  const isDone = await (task === 'import'
    ? importBooks(lease, stored, { now, isLate, onLines })
    : undoImport(lease, stored, { now, isLate, onLines }));
  if (isDone) {
    await fold(true);
    await deleteImportFiles(lease.id, stored.planPath);
  }
  return isDone;
}

async function fail(lease: Lease, now: () => Date, problem: string): Promise<void> {
  await commitStep(lease, now, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, state: 'failed', problem },
  }));
}

/**
 * Takes up what there is to do with imports. What a worker does not finish in time it hands on; what it loses, killed
 * or without the database, another one takes up when its lease has ended, where it was.
 */
export async function workOnImports(options: WorkerOptions): Promise<void> {
  const lease = await takeLease(options.now());
  if (!lease) return;
  try {
    if (await work(lease, options)) info('Import step done', { import: lease.id });
    else await handOn(lease);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof CannotProceed) {
      await fail(lease, options.now, error.message);
      return;
    }
    if (!isUnavailable(error)) reportError('An import broke off and will be taken up again', error);
  }
}
