import { taskQueue } from '../platform/firebase.ts';
import { reportError } from '../platform/logging/error-report.ts';
import { type BookImport, isUnderWay } from '../shared/import/book-import.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { importReference } from './import-store.ts';

// Cloud Tasks works on imports, one at a time. A task may come twice, or be cut off and come again:
//
// 1. What a person starts is committed with the import's state, then a task naming it is queued.
// 2. The task continues from the import's state. Each commit names the place from which it continues, and changes
//    nothing if the import is further on, or no longer under way.
// 3. A failed or cut-off task is retried; the last try marks the import as aborted.
// 4. If an import under way has no task left (queueing failed, or a deploy came between), the next progress request
//    queues one.

export interface ImportTaskData {
  id: string;
}

/** Deadline for a task, in seconds: Cloud Tasks' maximum. */
export const longestTaskSeconds = 1800;

const minute = 60_000;
/** Longer than the longest time between two commits of an import. */
const quietMs = 2 * minute;

/** @param name lets the same task be queued once */
async function queue(id: string, name?: string): Promise<void> {
  try {
    const data: ImportTaskData = { id };
    const options = { dispatchDeadlineSeconds: longestTaskSeconds, ...(name && { id: name }) };
    await (await taskQueue('runImport')).enqueue(data, options);
  } catch (error) {
    if (errorCode(error) === 'functions/task-already-exists') return;
    reportError('An import was not queued, and will be when it is asked for', error);
  }
}

export const queueImport = (id: string): Promise<void> => queue(id);

/** Queues a task for an import without progress for a while. */
export async function queueLeftImport({ id, state }: BookImport, now: Date): Promise<void> {
  if (!isUnderWay(state)) return;
  const { updateTime } = await importReference(id).get();
  if (updateTime && now.getTime() - updateTime.toMillis() < quietMs) return;
  await queue(id, `${id}-${Math.floor(now.getTime() / (10 * minute))}`);
}
