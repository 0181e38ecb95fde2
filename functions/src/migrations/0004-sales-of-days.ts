import { spreadMonthAfter } from '../stats/monthly-sales-store.ts';
import type { Migration } from './migration.ts';

export const salesOfDays: Migration = {
  number: 4,
  title: 'give the sales of each day documents of their own',
  when: 'after',
  workAfter: spreadMonthAfter,
};
