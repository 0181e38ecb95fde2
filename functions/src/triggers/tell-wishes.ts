import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { shopHour } from '../shared/shop/shop-day.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** In which hour of the shop's clock. No clock is moved in it. */
const morning = 8;

/** Writes to shoppers of books on their wish lists, in the morning; what a run leaves behind, the next one takes up. */
export const tellWishes = onSchedule(
  {
    ...oneAtATime,
    schedule: '20 * * * *',
    serviceAccount: serviceAccountOf('tellWishes'),
    timeoutSeconds: 1800,
  },
  async () => {
    const now = new Date();
    const { shopProfile } = await import('../settings/shop-profile.ts');
    if (shopHour(now, await shopProfile()) !== morning) return;
    const wishes = await import('../use-cases/wishes/tell-wishes.ts');
    info('Shoppers were told of their wishes', await wishes.tellWishes(now));
  },
);
