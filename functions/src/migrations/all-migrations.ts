import { catalogueOfAllBooks } from './0001-catalogue-of-all-books.ts';
import { numbersOfOrders } from './0002-numbers-of-orders.ts';
import { moneyOfOrders } from './0003-money-of-orders.ts';
import { salesOfDays } from './0004-sales-of-days.ts';
import { booksWithoutKeywords } from './0005-books-without-keywords.ts';
import { catalogueOnceMore } from './0006-catalogue-once-more.ts';
import type { Migration } from './migration.ts';

/** All migrations, in their order. A new one comes last; one that was in a release stays as it is. */
export const allMigrations: readonly Migration[] = [
  catalogueOfAllBooks,
  numbersOfOrders,
  moneyOfOrders,
  salesOfDays,
  booksWithoutKeywords,
  catalogueOnceMore,
];
