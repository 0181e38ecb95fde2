import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { region } from '../platform/region.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** One worker at a time, by its lease; the budget leaves time for the last batch and the catalogue. */
const importWork = { region, memory: '512MiB', cpu: 1, concurrency: 1, timeoutSeconds: 540 } as const;

const budgetMs = 300_000;

/** After how many lines the changes are folded: a fold reads and writes the whole catalogue. */
const foldAfter = 10_000;

async function work(): Promise<void> {
  const [worker, catalogue] = await Promise.all([
    import('../use-cases/imports/work-on-imports.ts'),
    import('../use-cases/catalogue/fold-catalogue.ts'),
  ]);
  const fold = (isDone: boolean) => catalogue.foldChanges(isDone);
  await worker.workOnImports({ now: () => new Date(), budgetMs, fold, foldAfter });
}

/** Works on imports at each new step of their task; a lease that is taken, or renewed, is none. */
export const workOnImports = onDocumentWritten(
  {
    ...importWork,
    document: 'importTasks/{id}',
    serviceAccount: serviceAccountOf('workOnImports'),
    maxInstances: 3,
    retry: false,
  },
  async ({ data }) => {
    const step: unknown = data?.after.get('step');
    if (step === undefined || step === data?.before.get('step')) return;
    await work();
  },
);

/** Takes up what a worker that broke off has left, when no page asks how far it is: that calls another worker at once. */
export const resumeImports = onSchedule(
  {
    ...importWork,
    schedule: 'every 15 minutes',
    timeZone: 'Etc/UTC',
    serviceAccount: serviceAccountOf('resumeImports'),
    maxInstances: 1,
  },
  work,
);
