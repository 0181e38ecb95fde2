import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** From how many waiting changes of books on there is an alert: functions/ops/alerts/change-log-long.json. */
const longLog = 20_000;

/** Folds the changes of the books into the catalogue; one at a time, since of two folds at once only one counts. */
export const foldCatalogue = onSchedule(
  {
    ...oneAtATime,
    schedule: 'every 5 minutes',
    serviceAccount: serviceAccountOf('foldCatalogue'),
    timeoutSeconds: 1800,
  },
  async () => {
    const catalogue = await import('../use-cases/catalogue/fold-catalogue.ts');
    const fold = await catalogue.foldWhenDue(new Date());
    if (fold) info('Catalogue folded', fold);
    const { countLoggedChanges } = await import('../snapshot/change-log-store.ts');
    const { books } = await countLoggedChanges();
    if (books > longLog) warn('The change log is long', { books });
  },
);
