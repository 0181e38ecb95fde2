import { shopDay } from '../../../shared/shop/shop-day.ts';
import { addOrderChangeToStats } from '../../../stats/order-counts.ts';
import type { OrderEffect } from './order-event.ts';

/** Counts towards the day on which the order was placed. */
export const figuresEffect: OrderEffect = async ({ before, after, attempt, shop }) => ({
  write: (transaction) =>
    addOrderChangeToStats(
      transaction,
      shopDay(new Date(after.createdAt), shop),
      before,
      after,
      attempt.salesShards,
    ),
});
