import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { addEntry, type NewEntry } from '../audit/audit-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import type { Actor } from '../shared/audit/audit.ts';
import { type BookImport, type ImportRequest, isImportId } from '../shared/import/book-import.ts';
import type { BulkRequest } from '../shared/import/bulk-request.ts';
import {
  importAction,
  importDocument,
  newBulkChange,
  newImport,
  readImport,
  type StoredImport,
} from './import-document.ts';
import { type CurrentTask, readTask, withNextStep } from './import-task.ts';

/** 409: the shop works on one import at a time. */
class ImportBusy extends Conflict {
  constructor() {
    super('import-busy', 'The shop is busy with another import. Wait until it is done, then try again');
  }
}

/** 409: an import is not in a state in which this can be done. */
class WrongImportState extends Conflict {
  constructor(message: string) {
    super('import-state', message);
  }
}

/** How many imports are listed of those that were started, which can be undone, and of those that were only checked. */
const listed = { started: 30, checked: 5 };

export function importReference(id: string): DocumentReference {
  if (!isImportId(id)) throw new NotFound('The import');
  return collection('imports').doc(id);
}

export function taskReference(): DocumentReference {
  return collection('importTasks').doc('current');
}

async function freeTask(transaction: Transaction): Promise<CurrentTask> {
  const task = readTask((await transaction.get(taskReference())).data());
  if (task.importId !== '') throw new ImportBusy();
  return task;
}

/** Lets an uploaded file be checked; one that was checked, and not imported, is checked again. @throws Conflict */
export function requestCheck(request: ImportRequest, now: Date): Promise<BookImport> {
  return beginCheck(newImport(request, now));
}

/** Has a bulk change worked out, also again with other figures before it is started. @throws Conflict */
export function requestBulkChange(request: BulkRequest, now: Date): Promise<BookImport> {
  return beginCheck(newBulkChange(request, now));
}

function beginCheck(stored: StoredImport): Promise<BookImport> {
  const { id } = stored.seen;
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(importReference(id));
    const before = snapshot.exists ? readImport(snapshot).seen : undefined;
    if (before && before.state !== 'checked' && !(before.state === 'failed' && before.task === 'check')) {
      throw new WrongImportState('This is under way, or was done: begin anew for another one');
    }
    const task = await freeTask(transaction);
    transaction.set(snapshot.ref, importDocument(stored));
    transaction.set(taskReference(), withNextStep(task, id));
    return stored.seen;
  });
}

async function existing(transaction: Transaction, id: string): Promise<StoredImport> {
  const snapshot = await transaction.get(importReference(id));
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

function begin(transaction: Transaction, stored: StoredImport, task: CurrentTask, now: Date): BookImport {
  const { id } = stored.seen;
  transaction.set(importReference(id), importDocument(stored));
  transaction.set(taskReference(), { ...withNextStep(task, id), wroteAt: now.getTime() });
  return stored.seen;
}

/** How many lines the plan has. */
function plannedLines({ counts }: BookImport): number {
  return counts.new + counts.changed + counts.deleted;
}

/** The entry of an import, or a bulk change, that begins or is to be undone. */
function importEntry(seen: BookImport, isUndo: boolean, by: Actor): NewEntry {
  const { id: targetId, fileName: title, counts, bulk } = seen;
  const parts = [`${counts.new} new`, `${counts.changed} changed`, `${counts.deleted} deleted`];
  const note = parts.filter((part) => !part.startsWith('0 ')).join(', ');
  const action = importAction(seen, isUndo);
  return { by, kind: bulk ? 'bulk' : 'import', action, targetId, title, note };
}

/** Begins to change the books as the check has shown it, or goes on where it failed. @throws NotFound, Conflict */
export function startImport(id: string, by: Actor, now: Date): Promise<BookImport> {
  return database().runTransaction(async (transaction) => {
    const stored = await existing(transaction, id);
    const { seen, checkedAt } = stored;
    const isResumed = seen.state === 'failed' && seen.task === 'import';
    if (seen.state !== 'checked' && !isResumed) {
      throw new WrongImportState('Only a file that was checked, and not imported yet, can be imported');
    }
    const task = await freeTask(transaction);
    // The plan of a bulk change says itself what it expects of each book.
    if (!isResumed && !seen.bulk && task.wroteAt >= checkedAt) {
      throw new WrongImportState('Another import has changed the shop since: check the file again');
    }
    const progress = { done: stored.planned, total: plannedLines(seen) };
    const started: StoredImport = {
      ...stored,
      seen: { ...seen, state: 'importing', task: 'import', problem: '', progress },
      startedAt: isResumed ? stored.startedAt : now.getTime(),
      by: by.name,
    };
    addEntry(transaction, importEntry(seen, false, by));
    return begin(transaction, started, task, now);
  });
}

/** Begins to undo an import, or goes on where that failed. @throws NotFound, Conflict */
export function startUndo(id: string, by: Actor, now: Date): Promise<BookImport> {
  return database().runTransaction(async (transaction) => {
    const stored = await existing(transaction, id);
    const { seen, changeDocuments, undone } = stored;
    if (seen.state !== 'done' && !(seen.state === 'failed' && seen.task !== 'check')) {
      throw new WrongImportState('Only an import that has ended can be undone');
    }
    const task = await freeTask(transaction);
    const progress = { done: undone, total: changeDocuments };
    const undoing: StoredImport = {
      ...stored,
      seen: { ...seen, state: 'undoing', task: 'undo', problem: '', progress },
      by: by.name,
    };
    addEntry(transaction, importEntry(seen, true, by));
    return begin(transaction, undoing, task, now);
  });
}

/** @throws NotFound */
export async function findImport(id: string): Promise<StoredImport> {
  const snapshot = await importReference(id).get();
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

/** The last imports, newest first. However many were only checked since, those that were started are among them. */
export async function listImports(now: Date): Promise<BookImport[]> {
  const imports = collection('imports');
  const [started, newest] = await Promise.all([
    imports.where('startedAt', '>', 0).orderBy('startedAt', 'desc').limit(listed.started).get(),
    imports.orderBy('createdAt', 'desc').limit(listed.checked).get(),
  ]);
  const found = new Map([...started.docs, ...newest.docs].map((snapshot) => [snapshot.id, snapshot]));
  // The database removes what has expired some time later.
  const kept = [...found.values()].filter((snapshot) => {
    const expiresAt: unknown = snapshot.get('expiresAt');
    return expiresAt instanceof Timestamp && expiresAt.toMillis() > now.getTime();
  });
  const seen = kept.map((snapshot) => readImport(snapshot).seen);
  return seen.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
