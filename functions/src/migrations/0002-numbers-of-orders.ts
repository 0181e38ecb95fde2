import { upgradeOrdersAfter } from '../use-cases/orders/upgrade-orders.ts';
import type { Migration } from './migration.ts';

/** Orders of the first release have none of these; the figures of days and the orders to pack begin to count them. */
export const numbersOfOrders: Migration = {
  number: 2,
  title: 'give orders their number, status, parcels and search keys',
  when: 'after',
  workAfter: upgradeOrdersAfter,
};
