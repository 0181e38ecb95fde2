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

export interface RunOptions {
  /** It was interrupted too often. */
  isGivenUp: boolean;
  /** After `foldAfter` lines, and at the end. */
  fold: (isDone: boolean) => Promise<unknown>;
  foldAfter: number;
}

const failures = {
  check: () => t('The check broke off several times. Try again; if it breaks off again, split the file.'),
  import: () => t('The import broke off several times. It can go on where it stopped, or be undone.'),
  undo: () => t('The undo broke off several times. It can go on where it stopped.'),
} as const;

/** @throws CannotProceed, ImportStopped */
async function work(stored: StoredImport, { isGivenUp, fold, foldAfter }: RunOptions): Promise<void> {
  const { id, task, bulk } = stored.seen;
  const { selection } = stored;
  if (isGivenUp) throw new CannotProceed(sayInShop(failures[task]));
  if (task === 'check') {
    if (bulk && selection) return checkBulkChange(stored, bulk.change, selection);
    return checkImport(stored);
  }
  let unfolded = 0;
  // The log of changes is in every instance's memory, so it must stay short.
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

/** Continues where it stands. @returns false when it has to be tried again */
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
