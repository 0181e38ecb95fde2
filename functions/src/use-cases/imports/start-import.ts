import { addEntry } from '../../audit/audit-store.ts';
import { importEntry } from '../../audit/import-audit.ts';
import { importDocument, type StoredImport } from '../../imports/import-document.ts';
import {
  existingImport,
  hasWrittenSince,
  importReference,
  requireNoneUnderWay,
  WrongImportState,
} from '../../imports/import-store.ts';
import { database } from '../../platform/firebase.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { BookImport } from '../../shared/import/book-import.ts';
import { t } from '../../shared/words/words.ts';
import { reopenGenre } from './merge-genre.ts';

function plannedLines({ counts }: BookImport): number {
  return counts.new + counts.changed + counts.deleted + counts.draft;
}

/** Also after a failure. @throws NotFound, Conflict */
export async function startImport(id: string, by: Actor, now: Date): Promise<BookImport> {
  const { currency } = await findSettings();
  return database().runTransaction(async (transaction) => {
    const stored = await existingImport(transaction, id);
    const { seen, checkedAt, currency: planned } = stored;
    const isResumed = seen.state === 'failed' && seen.task === 'import';
    if (seen.state !== 'checked' && !isResumed) {
      throw new WrongImportState(() =>
        t('Only a file that was checked, and not imported yet, can be imported'),
      );
    }
    await requireNoneUnderWay(transaction);
    // The plan of a bulk change contains the expected state of each book.
    if (!isResumed && !seen.bulk && (await hasWrittenSince(transaction, checkedAt))) {
      throw new WrongImportState(() => t('Another import has changed the shop since: check the file again'));
    }
    if (!isResumed && planned !== '' && planned !== currency) {
      throw new WrongImportState(() =>
        t('The shop sells in {currency} since: check this again', { currency }),
      );
    }
    const progress = { done: stored.planned, total: plannedLines(seen) };
    const started: StoredImport = {
      ...stored,
      seen: { ...seen, state: 'importing', task: 'import', problem: '', progress },
      startedAt: isResumed ? stored.startedAt : now.getTime(),
      wroteAt: now.getTime(),
      by: by.name,
    };
    addEntry(transaction, importEntry(seen, false, by));
    transaction.set(importReference(id), importDocument(started));
    return started.seen;
  });
}

/** Also after a failure. @throws NotFound, Conflict, GenreInWay */
export function startUndo(id: string, by: Actor, now: Date): Promise<BookImport> {
  return database().runTransaction(async (transaction) => {
    const stored = await existingImport(transaction, id);
    const { seen, changeDocuments, undone } = stored;
    if (seen.state !== 'done' && !(seen.state === 'failed' && seen.task !== 'check')) {
      throw new WrongImportState(() => t('Only an import that has ended can be undone'));
    }
    await requireNoneUnderWay(transaction);
    const reopen = await reopenGenre(transaction, stored, by);
    const progress = { done: undone, total: changeDocuments };
    const undoing: StoredImport = {
      ...stored,
      seen: { ...seen, state: 'undoing', task: 'undo', problem: '', progress },
      wroteAt: now.getTime(),
      by: by.name,
    };
    reopen();
    addEntry(transaction, importEntry(seen, true, by));
    transaction.set(importReference(id), importDocument(undoing));
    return undoing.seen;
  });
}
