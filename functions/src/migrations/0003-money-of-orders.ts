import { upgradeCashAfter } from '../use-cases/cash/upgrade-cash.ts';
import type { Migration } from './migration.ts';

export const moneyOfOrders: Migration = {
  number: 3,
  title: 'note the money of delivered orders in the ledger',
  when: 'after',
  workAfter: upgradeCashAfter,
};
