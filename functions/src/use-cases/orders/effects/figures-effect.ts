import { addOrderChangeToStats } from '../../../stats/order-counts.ts';
import type { OrderEffect } from './order-event.ts';

/** Adds to the figures of the shop and of the day on which the order was placed. */
export const figuresEffect: OrderEffect = async ({ before, after, attempt }) => ({
  write: (transaction) =>
    addOrderChangeToStats(transaction, new Date(after.createdAt), before, after, attempt.salesShards),
});
