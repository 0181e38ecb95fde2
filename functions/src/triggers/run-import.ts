import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { type ImportTaskData, longestTaskSeconds } from '../imports/import-queue.ts';
import { accounts } from '../setup/accounts.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** What has broken off this often at one task is not tried again. */
const mostTries = 5;

/** After how many lines the changes are folded: a fold reads and writes the whole catalogue. */
const foldAfter = 10_000;

const { timeZone: _, ...oneImport } = oneAtATime;

/** Does what is under way of an import: checks, imports or undoes it. */
export const runImport = onTaskDispatched<ImportTaskData>(
  {
    ...oneImport,
    serviceAccount: serviceAccountOf('runImport'),
    // It queues the tasks, and Cloud Tasks hands them over in its name.
    invoker: `${accounts.api.name}@`,
    timeoutSeconds: longestTaskSeconds,
    rateLimits: { maxConcurrentDispatches: 1 },
    // One more, which says that the import has broken off.
    retryConfig: { maxAttempts: mostTries + 1, minBackoffSeconds: 10, maxBackoffSeconds: 120 },
  },
  async ({ data, retryCount = 0 }) => {
    const [imports, catalogue] = await Promise.all([
      import('../use-cases/imports/run-import.ts'),
      import('../use-cases/catalogue/fold-catalogue.ts'),
    ]);
    const fold = (isDone: boolean) => catalogue.foldChanges(isDone);
    const isDone = await imports.runImport(data.id, { isGivenUp: retryCount >= mostTries, fold, foldAfter });
    if (!isDone) throw new HttpsError('unavailable', 'It broke off');
  },
);
