import { info } from 'firebase-functions/logger';
import { storageBucket } from 'firebase-functions/params';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { createApi, shopApi } from './api.ts';
import { adminSecrets } from './auth/credentials.ts';
import { mailSecrets, mailServer } from './mail/smtp-secret.ts';
import { coverBucket } from './platform/firebase.ts';
import { region } from './platform/region.ts';
import { createPages } from './routes/pages.ts';
import { serviceAccountOf } from './service-accounts.ts';

const publicFunction: HttpsOptions = {
  region,
  memory: '512MiB',
  cpu: 1,
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
  invoker: 'public',
};

export const api = onRequest(
  { ...publicFunction, serviceAccount: serviceAccountOf('api'), secrets: adminSecrets },
  createApi(),
);

export const pages = onRequest(
  { ...publicFunction, serviceAccount: serviceAccountOf('pages') },
  createPages(shopApi),
);

// No region of its own: it runs where the bucket is. One file at a time, since a picture unfolds in memory; and
// again when it fails, since a file that nobody has looked at would stay.
export const checkCover = onObjectFinalized(
  {
    bucket: storageBucket,
    serviceAccount: serviceAccountOf('checkCover'),
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: true,
  },
  async ({ data }) => {
    const covers = await import('./covers/cover-check.ts');
    await covers.checkCover(await coverBucket(), data);
  },
);

export const sweepCovers = onSchedule(
  {
    schedule: 'every day 04:10',
    timeZone: 'Etc/UTC',
    region,
    serviceAccount: serviceAccountOf('sweepCovers'),
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const covers = await import('./covers/cover-sweep.ts');
    info('Covers swept', await covers.sweepCovers(await coverBucket(), new Date()));
    const imports = await import('./imports/import-file-store.ts');
    info('Import files swept', { deleted: await imports.sweepImportFiles(new Date()) });
  },
);

// One mail for each instance at a time, so that the mail server meets few connections. What fails, or finds no instance,
// is sent by the sweep below instead of by another try of the event.
export const sendMail = onDocumentCreated(
  {
    document: 'mail/{id}',
    region,
    serviceAccount: serviceAccountOf('sendMail'),
    secrets: mailSecrets,
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: false,
  },
  async ({ params }) => {
    const mails = await import('./mail/mail-sender.ts');
    await mails.sendMail(params.id, () => new Date(), mailServer());
  },
);

export const retryMails = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Etc/UTC',
    region,
    serviceAccount: serviceAccountOf('retryMails'),
    secrets: mailSecrets,
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    const mails = await import('./mail/mail-sender.ts');
    await mails.sendDueMails(() => new Date(), mailServer());
  },
);

// For both: one worker at a time, by its lease; the budget leaves time for the last batch and the catalogue.
const importWork = {
  region,
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  timeoutSeconds: 540,
} as const;

async function workOnImportTask(): Promise<void> {
  const [worker, catalogue] = await Promise.all([
    import('./use-cases/work-on-imports.ts'),
    import('./use-cases/fold-catalogue.ts'),
  ]);
  await worker.workOnImports({
    now: () => new Date(),
    budgetMs: 300_000,
    onChanged: async () => {
      await catalogue.foldChanges();
    },
  });
}

// Called by each new step of the task; a lease that is taken, or renewed, is none.
export const workOnImports = onDocumentWritten(
  {
    document: 'importTasks/{id}',
    serviceAccount: serviceAccountOf('workOnImports'),
    maxInstances: 3,
    retry: false,
    ...importWork,
  },
  async ({ data }) => {
    const step: unknown = data?.after.get('step');
    if (step === undefined || step === data?.before.get('step')) return;
    await workOnImportTask();
  },
);

export const resumeImports = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Etc/UTC',
    serviceAccount: serviceAccountOf('resumeImports'),
    maxInstances: 1,
    ...importWork,
  },
  workOnImportTask,
);

// One at a time, since of two folds at once only one counts.
export const foldCatalogue = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    region,
    serviceAccount: serviceAccountOf('foldCatalogue'),
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const catalogue = await import('./use-cases/fold-catalogue.ts');
    const fold = await catalogue.foldWhenDue(new Date());
    if (fold) info('Catalogue folded', fold);
  },
);
