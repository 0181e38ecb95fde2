import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { type ImportTaskData, longestTaskSeconds } from '../imports/import-queue.ts';
import { accounts } from '../setup/accounts.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** A task that was aborted this often is not retried. */
const mostTries = 5;

/** Lines between two folds, each of which reads and writes the whole catalogue. */
const foldAfter = 10_000;

const { timeZone: _, ...oneImport } = oneAtATime;

export const runImport = onTaskDispatched<ImportTaskData>(
  {
    ...oneImport,
    serviceAccount: serviceAccountOf('runImport'),
    // Cloud Tasks calls with the account that queues the tasks.
    invoker: `${accounts.api.name}@`,
    timeoutSeconds: longestTaskSeconds,
    rateLimits: { maxConcurrentDispatches: 1 },
    // One more attempt, which marks the import as aborted.
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
