import { taskQueue } from '../platform/firebase.ts';
import { reportError } from '../platform/logging/error-report.ts';
import { type BookImport, isUnderWay } from '../shared/import/book-import.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { importReference } from './import-store.ts';

// Imports are worked on by tasks of Cloud Tasks, one at a time. A task may come twice, or be cut off and come again:
//
// 1. What a person begins is committed with the state of the import, and then a task is queued that names it.
// 2. The task goes on where the import stands. Each of its commits names the place from which it goes on, and changes
//    nothing where the import has come farther, or is no longer under way.
// 3. A task that fails, or is cut off, is tried again. The last try says that the import has broken off.
// 4. When no task is left of an import under way (queueing failed, or a deploy came between), the caller that asks how
//    far it is has another one queued.

/** What a task says. */
export interface ImportTaskData {
  id: string;
}

/** For how long Cloud Tasks waits for a task: the longest that it may take. */
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

/** Has an import worked on that was begun. */
export const queueImport = (id: string): Promise<void> => queue(id);

/** Has an import worked on that has not come on for a while. */
export async function queueLeftImport({ id, state }: BookImport, now: Date): Promise<void> {
  if (!isUnderWay(state)) return;
  const { updateTime } = await importReference(id).get();
  if (updateTime && now.getTime() - updateTime.toMillis() < quietMs) return;
  await queue(id, `${id}-${Math.floor(now.getTime() / (10 * minute))}`);
}
