import { info } from 'firebase-functions/logger';
import type { StoredImport } from '../../imports/import-document.ts';
import { deleteImportFiles } from '../../imports/import-file-store.ts';
import { commitStep, findImport, ImportStopped } from '../../imports/import-store.ts';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import { isUnavailable } from '../../platform/http/database-errors.ts';
import { reportError } from '../../platform/logging/error-report.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { isUnderWay } from '../../shared/import/book-import.ts';
import { t } from '../../shared/words/words.ts';
import { checkBulkChange } from './check-bulk-change.ts';
import { checkImport } from './check-import.ts';
import { importBooks } from './import-books.ts';
import { undoImport } from './undo-import.ts';

/** How an import is run; a test has its own limits. */
export interface RunOptions {
  /** Whether it broke off so often that it is not tried again. */
  isGivenUp: boolean;
  /** Folds the changes of the books into the catalogue: after so many lines, and when all is done. */
  fold: (isDone: boolean) => Promise<unknown>;
  foldAfter: number;
}

const failures = {
  check: () => t('The check broke off several times. Try again; if it breaks off again, split the file.'),
  import: () => t('The import broke off several times. It can go on where it stopped, or be undone.'),
  undo: () => t('The undo broke off several times. It can go on where it stopped.'),
} as const;

/** @throws CannotProceed with what to say of it, ImportStopped */
async function work(stored: StoredImport, { isGivenUp, fold, foldAfter }: RunOptions): Promise<void> {
  const { id, task, bulk } = stored.seen;
  const { selection } = stored;
  if (isGivenUp) throw new CannotProceed(sayInShop(failures[task]));
  if (task === 'check') {
    if (bulk && selection) return checkBulkChange(stored, bulk.change, selection);
    return checkImport(stored);
  }
  let unfolded = 0;
  // The log of changes is in the memory of every instance, so it must stay short.
  const onLines = async (lines: number) => {
    unfolded += lines;
    if (unfolded < foldAfter) return;
    unfolded = 0;
    await fold(false);
  };
  await (task === 'import' ? importBooks(stored, onLines) : undoImport(stored, onLines));
  await fold(true);
  await deleteImportFiles(id, stored.planPath);
}

async function fail(stored: StoredImport, problem: string): Promise<void> {
  await commitStep(stored, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, state: 'failed', problem },
  }));
}

/** Does what is under way of an import, from where it stands. @returns false when it broke off and is to be tried again */
export async function runImport(id: string, options: RunOptions): Promise<boolean> {
  try {
    const stored = await findImport(id);
    if (!isUnderWay(stored.seen.state)) return true;
    await work(stored, options).catch((error) => {
      if (error instanceof CannotProceed) return fail(stored, error.message);
      throw error;
    });
    info('Import step done', { import: id });
    return true;
  } catch (error) {
    if (error instanceof ImportStopped) return true;
    if (!isUnavailable(error)) reportError('An import broke off and will be taken up again', error);
    return false;
  }
}
