import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { shopBucket } from '../platform/firebase.ts';
import { region } from '../platform/region.ts';
import { serviceAccountOf } from './service-accounts.ts';

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
    const covers = await import('../use-cases/books/sweep-covers.ts');
    info('Covers swept', await covers.sweepCovers(await shopBucket(), new Date()));
    const imports = await import('../imports/import-file-store.ts');
    info('Import files swept', { deleted: await imports.sweepImportFiles(new Date()) });
  },
);
