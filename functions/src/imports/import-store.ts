import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import {
  type BookImport,
  type ImportRequest,
  type ImportState,
  isImportId,
} from '../shared/import/book-import.ts';
import type { BulkRequest } from '../shared/import/bulk-request.ts';
import { t } from '../shared/words/words.ts';
import {
  type BulkWords,
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
    super('import-busy', 'The shop is busy with another import. Wait until it is done, or cancel it');
  }
}

/** 409: an import is not in a state in which this can be done. The dashboard shows these very words, in its language. */
export class WrongImportState extends Conflict {
  constructor(say: () => string) {
    super('import-state', sayInShop(say));
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

/** The task, when the shop works on no import. @throws ImportBusy */
export async function freeTask(transaction: Transaction): Promise<CurrentTask> {
  const task = readTask((await transaction.get(taskReference())).data());
  if (task.importId !== '') throw new ImportBusy();
  return task;
}

/** Lets an uploaded file be checked; one that was checked, and not imported, is checked again. @throws Conflict */
export function requestCheck(request: ImportRequest, now: Date): Promise<BookImport> {
  return beginCheck(newImport(request, now));
}

/** Has a bulk change worked out, also again with other figures before it is started. @throws Conflict */
export function requestBulkChange(request: BulkRequest, now: Date, words: BulkWords): Promise<BookImport> {
  return beginCheck(newBulkChange(request, now, words));
}

function beginCheck(stored: StoredImport): Promise<BookImport> {
  const { id } = stored.seen;
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(importReference(id));
    const before = snapshot.exists ? readImport(snapshot).seen : undefined;
    if (before && before.state !== 'checked' && !(before.state === 'failed' && before.task === 'check')) {
      throw new WrongImportState(() => t('This is under way, or was done: begin anew for another one'));
    }
    const task = await freeTask(transaction);
    transaction.set(snapshot.ref, importDocument(stored));
    transaction.set(taskReference(), withNextStep(task, id));
    return stored.seen;
  });
}

/** @throws NotFound */
export async function existingImport(transaction: Transaction, id: string): Promise<StoredImport> {
  const snapshot = await transaction.get(importReference(id));
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

/** Lets a worker change the books of an import from now on. */
export function beginTask(
  transaction: Transaction,
  stored: StoredImport,
  task: CurrentTask,
  now: Date,
): BookImport {
  const { id } = stored.seen;
  transaction.set(importReference(id), importDocument(stored));
  transaction.set(taskReference(), { ...withNextStep(task, id), wroteAt: now.getTime() });
  return stored.seen;
}

/** @throws NotFound */
export async function findImport(id: string): Promise<StoredImport> {
  const snapshot = await importReference(id).get();
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

const statesAtWork: readonly ImportState[] = ['checking', 'checked', 'importing', 'undoing'];

/** The last import of a file, while it is worked on or waits for a person to start it. */
export async function importAtWork(now: Date): Promise<BookImport | null> {
  const [last] = (await collection('imports').orderBy('createdAt', 'desc').limit(1).get()).docs;
  if (!last || !isKept(last, now)) return null;
  const { seen } = readImport(last);
  return statesAtWork.includes(seen.state) && !seen.bulk ? seen : null;
}

/** The database removes what has expired some time later. */
function isKept(snapshot: DocumentSnapshot, now: Date): boolean {
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now.getTime();
}

/** The last imports, newest first. However many were only checked since, those that were started are among them. */
export async function listImports(now: Date): Promise<BookImport[]> {
  const imports = collection('imports');
  const [started, newest] = await Promise.all([
    imports.where('startedAt', '>', 0).orderBy('startedAt', 'desc').limit(listed.started).get(),
    imports.orderBy('createdAt', 'desc').limit(listed.checked).get(),
  ]);
  const found = new Map([...started.docs, ...newest.docs].map((snapshot) => [snapshot.id, snapshot]));
  const kept = [...found.values()].filter((snapshot) => isKept(snapshot, now));
  const seen = kept.map((snapshot) => readImport(snapshot).seen);
  return seen.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
