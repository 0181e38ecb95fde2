import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { region } from '../platform/region.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** Writes to shoppers of books on their wish lists; what a run leaves behind, the next one takes up. */
export const tellWishes = onSchedule(
  {
    schedule: 'every day 08:20',
    timeZone: 'Etc/UTC',
    region,
    serviceAccount: serviceAccountOf('tellWishes'),
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const wishes = await import('../use-cases/wishes/tell-wishes.ts');
    info('Shoppers were told of their wishes', await wishes.tellWishes(new Date()));
  },
);
