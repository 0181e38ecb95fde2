import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** Writes to shoppers of books on their wish lists; what a run leaves behind, the next one takes up. */
export const tellWishes = onSchedule(
  {
    ...oneAtATime,
    schedule: 'every day 08:20',
    serviceAccount: serviceAccountOf('tellWishes'),
    timeoutSeconds: 1800,
  },
  async () => {
    const wishes = await import('../use-cases/wishes/tell-wishes.ts');
    info('Shoppers were told of their wishes', await wishes.tellWishes(new Date()));
  },
);
