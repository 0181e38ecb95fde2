import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../platform/firebase.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { Actor } from '../shared/audit/audit.ts';
import type { BookImport } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';
import { importDocument, readImport, type StoredImport } from './import-document.ts';
import { existingImport, importReference, taskReference, WrongImportState } from './import-store.ts';
import {
  type CurrentTask,
  ended,
  isFree,
  isGivenUp,
  isLost,
  readTask,
  renewed,
  taken,
  withNextStep,
} from './import-task.ts';

/** Another worker has the import now: this one was taken for dead. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** What a worker has taken up. */
export interface Lease {
  id: string;
  token: string;
}

const failures = {
  check: () => t('The check broke off several times. Try again; if it breaks off again, split the file.'),
  import: () => t('The import broke off several times. It can go on where it stopped, or be undone.'),
  undo: () => t('The undo broke off several times. It can go on where it stopped.'),
} as const;

/** Takes up what there is to do, unless there is nothing, or a worker has it. */
export function takeLease(now: Date): Promise<Lease | undefined> {
  return database().runTransaction(async (transaction) => {
    const task = readTask((await transaction.get(taskReference())).data());
    if (!isFree(task, now)) return undefined;
    const id = task.importId;
    if (isGivenUp(task)) {
      const { seen, ...rest } = readImport(await transaction.get(importReference(id)));
      const failed: BookImport = { ...seen, state: 'failed', problem: sayInShop(failures[seen.task]) };
      transaction.set(importReference(id), importDocument({ ...rest, seen: failed }));
      transaction.set(taskReference(), ended(task));
      return undefined;
    }
    const token = crypto.randomUUID();
    transaction.set(taskReference(), taken(task, token, now));
    return { id, token };
  });
}

export function isUnderWay({ state }: BookImport): boolean {
  return state === 'checking' || state === 'importing' || state === 'undoing';
}

/** Ends what is under way where it is, whatever its worker does; the same again changes nothing. @throws NotFound, Conflict */
export function cancelTask(id: string, { name }: Actor): Promise<BookImport> {
  return database().runTransaction(async (transaction) => {
    const task = readTask((await transaction.get(taskReference())).data());
    const { seen, ...rest } = await existingImport(transaction, id);
    if (seen.state === 'failed') return seen;
    if (!isUnderWay(seen)) throw new WrongImportState(() => t('It has ended, so there is nothing to cancel'));
    const problem = sayInShop(() => t('{name} has cancelled it.', { name }));
    const cancelled: BookImport = { ...seen, state: 'failed', problem };
    transaction.set(importReference(id), importDocument({ ...rest, seen: cancelled }));
    if (task.importId === id) transaction.set(taskReference(), ended(task));
    return cancelled;
  });
}

/** @throws LeaseLost */
async function readOwnTask(transaction: Transaction, { id, token }: Lease): Promise<CurrentTask> {
  const task = readTask((await transaction.get(taskReference())).data());
  if (task.importId !== id || task.lease !== token) throw new LeaseLost();
  return task;
}

/** What the work on an import is told, and tells. */
export interface Working {
  now: () => Date;
  /** Whether no other batch may be begun. */
  isLate: () => boolean;
  /** Waited for after each batch of so many lines. */
  onLines: (lines: number) => Promise<void>;
}

/** Whether an import has come farther than ever: a check that begins again has not until it is past where the last one broke off. */
function isFarther({ seen: before }: StoredImport, { seen: after }: StoredImport): boolean {
  return after.task !== 'check' || after.progress.total > before.progress.total;
}

/** What one commit of a worker changes of its import; `undefined`: nothing. */
export type Step = (transaction: Transaction, stored: StoredImport) => Promise<StoredImport | undefined>;

/**
 * Changes the import, and whatever else `step` writes, in one commit, which also renews the worker's lease. When
 * the import has come to the end of its task with it, the next one may begin. @throws LeaseLost
 */
export function commitStep(lease: Lease, now: () => Date, step: Step): Promise<StoredImport> {
  return database().runTransaction(async (transaction) => {
    const task = await readOwnTask(transaction, lease);
    const before = readImport(await transaction.get(importReference(lease.id)));
    const after = (await step(transaction, before)) ?? before;
    transaction.set(importReference(lease.id), importDocument(after));
    transaction.set(
      taskReference(),
      isUnderWay(after.seen) ? renewed(task, isFarther(before, after), now()) : ended(task),
    );
    return after;
  });
}

/** Gives the import to another worker, who is called at once. @throws LeaseLost */
export function handOn(lease: Lease): Promise<void> {
  return database().runTransaction(async (transaction) => {
    const task = await readOwnTask(transaction, lease);
    transaction.set(taskReference(), withNextStep(task));
  });
}

/** Calls another worker for an import whose worker broke off, so that a shopkeeper who waits for it need not wait for the sweep. */
export async function replaceLostWorker(id: string, now: Date): Promise<void> {
  const isIts = (task: CurrentTask) => task.importId === id && isLost(task, now);
  // Read without a lock first: it is asked for again and again while the worker writes to the task.
  if (!isIts(readTask((await taskReference().get()).data()))) return;
  await database().runTransaction(async (transaction) => {
    const task = readTask((await transaction.get(taskReference())).data());
    if (isIts(task)) transaction.set(taskReference(), withNextStep(task));
  });
}
