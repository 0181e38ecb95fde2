import type { Book } from '@bookstore/functions/shared/book/book';
import type { DeliveryArea } from '@bookstore/functions/shared/delivery/delivery-setting';
import { type BookImport, noImportCounts } from '@bookstore/functions/shared/import/book-import';
import { importRulesSchema } from '@bookstore/functions/shared/import/import-rules';
import type { CashDay, CashEntry } from '@bookstore/functions/shared/order/cash';
import type { SalesOverview } from '@bookstore/functions/shared/order/sales';
import type { PaymentToSettle } from '@bookstore/functions/shared/payment/payment';
import type { Review } from '@bookstore/functions/shared/review/review';
import type { Posting } from '@bookstore/functions/shared/stock/posting';
import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { makeBook } from '../fixtures/factories.ts';

const at = '2026-11-20T18:00:00.000Z';
const day = '2026-11-20';

export const quietDay: CashDay = {
  day,
  sums: [],
  stillOut: { orders: 0, cents: 0 },
  entries: [],
  hasMore: false,
  closedDays: [],
  closing: null,
};

export const cashEntry: CashEntry = {
  _id: 'e1',
  orderId: 'o1',
  number: '7K3M-9QXA',
  cents: 3420,
  kind: 'taken',
  way: 'cash',
  carrier: '',
  reference: '',
  note: '',
  day,
  at,
  by: 'Otto',
};

export const payment: PaymentToSettle = {
  _id: 'o1',
  orderId: 'o1',
  number: '7K3M-9QXA',
  provider: 'stripe',
  paymentId: 'pi_1',
  currency: 'USD',
  amountCents: 3420,
  disputes: [],
  isToSettle: true,
  createdAt: at,
  state: 'paid',
  settledCents: 0,
  toSettleCents: 400,
  refunds: [],
};

export const review: Review = {
  bookId: 'emma',
  title: 'Emma',
  key: 'k1',
  stars: 4,
  text: 'Wise.',
  name: 'Ada',
  status: 'published',
  reason: '',
  reports: 0,
  at,
  version: 7,
};

export const posting: Posting = {
  id: 'd1',
  kind: 'delivery',
  state: 'posted',
  by: 'Owner',
  createdAt: at,
  supplier: 'Gardners',
  note: '',
  books: 2,
  copies: 3,
  done: 2,
  keptCount: 0,
  kept: [],
};

/** Its id is the title in lower case. */
export const titled = (title: string, more: Partial<Book> = {}) =>
  makeBook({ _id: title.toLowerCase(), title, ...more });

export const makeArea = (more: Partial<DeliveryArea> = {}): DeliveryArea => ({
  name: 'Germany',
  countries: ['DE'],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 4 }],
  ...more,
});

export const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
export const vat: ShopTax = {
  name: 'MwSt.',
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
};

export const nothingToDo: SalesOverview = {
  toPack: 0,
  packed: 0,
  cashToCount: null,
  importAtWork: null,
  failedMails: { count: 0, orders: [] },
  days: [],
  bestSellers: [],
  lowStock: { count: 0, books: [] },
};

export const makeImport = (changes: Partial<BookImport> = {}): BookImport => ({
  id: '0b0e5a5c-0000-4000-8000-000000000001',
  fileName: 'books.csv',
  state: 'checked',
  problem: '',
  task: 'check',
  createdAt: at,
  columns: ['title', 'newPrice'],
  rules: importRulesSchema.getDefault(),
  progress: { done: 0, total: 0 },
  counts: noImportCounts,
  attention: [],
  changes: [],
  kept: [],
  unknownCategories: [],
  ...changes,
});
