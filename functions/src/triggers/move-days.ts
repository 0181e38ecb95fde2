import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { oneAtATime } from './one-at-a-time.ts';
import { serviceAccountOf } from './service-accounts.ts';

/** Brings the days on which books appear, once they have moved, to the orders that wait for them. */
export const moveDays = onSchedule(
  {
    ...oneAtATime,
    schedule: 'every 5 minutes',
    serviceAccount: serviceAccountOf('moveDays'),
    timeoutSeconds: 540,
  },
  async () => {
    const days = await import('../use-cases/orders/move-days.ts');
    const orders = await days.moveDays(new Date());
    if (orders > 0) info('Orders have a new day', { orders });
  },
);
