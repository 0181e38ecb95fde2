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
import type { Actor } from '../shared/audit/audit.ts';
import {
  type BookImport,
  type ImportRequest,
  isImportId,
  isUnderWay,
  statesUnderWay,
} from '../shared/import/book-import.ts';
import type { BulkRequest } from '../shared/import/bulk-request.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { t } from '../shared/words/words.ts';
import {
  type BulkWords,
  importDocument,
  newBulkChange,
  newImport,
  readImport,
  type StoredImport,
} from './import-document.ts';

/** 409: not possible in the import's present state. The dashboard shows this text as it is, in its language. */
export class WrongImportState extends Conflict {
  constructor(say: () => string) {
    super('import-state', sayInShop(say));
  }
}

/** Limits for listed imports: started ones can be undone, checked ones were only previewed. */
const listed = { started: 30, checked: 5 };

export function importReference(id: string): DocumentReference {
  if (!isImportId(id)) throw new NotFound('The import');
  return collection('imports').doc(id);
}

/** @throws Conflict while the shop works on an import: two at once would not see each other's changes */
export async function requireNoneUnderWay(transaction: Transaction): Promise<void> {
  const underWay = collection('imports').where('seen.state', 'in', statesUnderWay);
  const { empty } = await transaction.get(underWay.limit(1).select());
  if (empty) return;
  throw new Conflict(
    'import-busy',
    'The shop is busy with another import. Wait until it is done, or cancel it',
  );
}

/** Whether any import or undo has begun to change books since, in milliseconds. */
export async function hasWrittenSince(transaction: Transaction, time: number): Promise<boolean> {
  const { empty } = await transaction.get(
    collection('imports').where('wroteAt', '>=', time).limit(1).select(),
  );
  return !empty;
}

/**
 * Release 1.0.0 stored the time of the last change in its own queue document and not in imports: moves it to the last
 * import. A worker of that release that still runs stops without the document.
 * @returns whether there was one
 */
export function replaceFormerQueue(): Promise<boolean> {
  const lastStarted = collection('imports').orderBy('startedAt', 'desc').limit(1);
  return database().runTransaction(async (transaction) => {
    const queue = await transaction.get(database().doc('importTasks/current'));
    const [last] = (await transaction.get(lastStarted)).docs;
    if (!queue.exists) return false;
    const wroteAt = readCount(queue.get('wroteAt'));
    if (last && readCount(last.get('wroteAt')) < wroteAt) {
      transaction.update(last.ref, { wroteAt, 'work.wroteAt': wroteAt });
    }
    transaction.delete(queue.ref);
    return true;
  });
}

/** Also for a checked file that was not imported yet. @throws Conflict */
export function requestCheck(request: ImportRequest, now: Date): Promise<BookImport> {
  return beginCheck(newImport(request, now));
}

/** Also replans with other values before it is started. @throws Conflict */
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
    await requireNoneUnderWay(transaction);
    transaction.set(snapshot.ref, importDocument(stored));
    return stored.seen;
  });
}

/** @throws NotFound */
export async function existingImport(transaction: Transaction, id: string): Promise<StoredImport> {
  const snapshot = await transaction.get(importReference(id));
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

/** The current work was cancelled, has ended, or was restarted. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/** An import's next state, `undefined` for no change; may write other documents in the transaction. */
export type Step = (transaction: Transaction, stored: StoredImport) => Promise<StoredImport | undefined>;

/** Commits a step while the import is still in the expected state. @throws ImportStopped */
export function commitStep({ seen: of }: StoredImport, step: Step): Promise<StoredImport> {
  return database().runTransaction(async (transaction) => {
    const before = await existingImport(transaction, of.id);
    const { state, createdAt } = before.seen;
    // A new check gives another createdAt.
    if (state !== of.state || createdAt !== of.createdAt) throw new ImportStopped();
    const after = await step(transaction, before);
    if (after) transaction.set(importReference(of.id), importDocument(after));
    return after ?? before;
  });
}

/** Stops the current work where it is; idempotent. @throws NotFound, Conflict */
export function cancelImport(id: string, { name }: Actor): Promise<BookImport> {
  return database().runTransaction(async (transaction) => {
    const { seen, ...rest } = await existingImport(transaction, id);
    if (seen.state === 'failed') return seen;
    if (!isUnderWay(seen.state))
      throw new WrongImportState(() => t('It has ended, so there is nothing to cancel'));
    const problem = sayInShop(() => t('{name} has cancelled it.', { name }));
    const cancelled: BookImport = { ...seen, state: 'failed', problem };
    transaction.set(importReference(id), importDocument({ ...rest, seen: cancelled }));
    return cancelled;
  });
}

/** @throws NotFound */
export async function findImport(id: string): Promise<StoredImport> {
  const snapshot = await importReference(id).get();
  if (!snapshot.exists) throw new NotFound('The import');
  return readImport(snapshot);
}

/** The last import, if it is of a file and under way or waiting to be started. */
export async function importAtWork(now: Date): Promise<BookImport | null> {
  const [last] = (await collection('imports').orderBy('createdAt', 'desc').limit(1).get()).docs;
  if (!last || !isKept(last, now)) return null;
  const { seen } = readImport(last);
  return (seen.state === 'checked' || isUnderWay(seen.state)) && !seen.bulk ? seen : null;
}

/** The database's TTL deletes expired documents only some time later. */
function isKept(snapshot: DocumentSnapshot, now: Date): boolean {
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now.getTime();
}

/** Newest first. Started imports are included however many were only checked since. */
export async function listImports(now: Date): Promise<BookImport[]> {
  const imports = collection('imports');
  const [started, newest] = await Promise.all([
    imports.where('startedAt', '>', 0).orderBy('startedAt', 'desc').limit(listed.started).get(),
    imports.orderBy('createdAt', 'desc').limit(listed.checked).get(),
  ]);
  const byId = new Map([...started.docs, ...newest.docs].map((snapshot) => [snapshot.id, snapshot]));
  const kept = [...byId.values()].filter((snapshot) => isKept(snapshot, now));
  const seen = kept.map((snapshot) => readImport(snapshot).seen);
  return seen.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
