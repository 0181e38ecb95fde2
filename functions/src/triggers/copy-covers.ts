import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

const budgetMs = 420_000;

/** Copies the covers that books have by address. It alone fetches what people and files name, so it may do little else. */
export const copyCovers = onSchedule(
  {
    ...oneAtATime,
    schedule: 'every 10 minutes',
    serviceAccount: serviceAccountOf('copyCovers'),
    timeoutSeconds: 540,
  },
  async () => {
    const covers = await import('../use-cases/books/copy-covers.ts');
    const begin = performance.now();
    const isLate = () => performance.now() - begin > budgetMs;
    const counts = await covers.copyCovers(() => new Date(), isLate);
    if (counts.copied + counts.failed > 0) info('Covers copied', counts);
  },
);
