import { findBooks } from '../../books/book-store.ts';
import { importAtWork } from '../../imports/import-store.ts';
import { countPacked } from '../../orders/order-list-store.ts';
import { countOpenReviews } from '../../reviews/review-list-store.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { type BestSeller, overviewDays, type SalesOverview } from '../../shared/order/sales.ts';
import { may, type Role } from '../../shared/people/roles.ts';
import { lastDays } from '../../shared/shop/shop-day.ts';
import { readCounters } from '../../stats/counter-store.ts';
import { soldOn } from '../../stats/day-sales.ts';
import { otherCurrencies, salesOf } from '../../stats/sales-by-currency.ts';
import { readSales } from '../../stats/sales-store.ts';
import { findLowStock } from '../../stock/low-stock-store.ts';
import { uncountedDay } from '../cash/uncounted-day.ts';
import { failedMails } from './failed-mails.ts';

const bestSellerCount = 5;
/** Of so many mails that were given up the orders are named. */
const listedMails = 5;

async function titlesOf(bookIds: readonly string[]): Promise<Map<string, string>> {
  const books = bookIds.length > 0 ? await findBooks(bookIds) : [];
  return new Map(books.map(({ _id, title }) => [_id, title]));
}

/** The books of which most copies were sold and that the shop still has. */
async function bestSellersOf(sold: ReadonlyMap<string, number>): Promise<BestSeller[]> {
  const best = [...sold]
    .filter(([, copies]) => copies > 0)
    .sort(([, a], [, b]) => b - a)
    // Some may have left the shop since.
    .slice(0, 2 * bestSellerCount);
  const titles = await titlesOf(best.map(([id]) => id));
  const sellers = best.flatMap(([bookId, copies]) => {
    const title = titles.get(bookId);
    return title === undefined ? [] : [{ bookId, title, copies }];
  });
  return sellers.slice(0, bestSellerCount);
}

async function lowBooks(): Promise<SalesOverview['lowStock']> {
  const { count, lowest } = await findLowStock();
  const titles = await titlesOf(lowest.map(({ bookId }) => bookId));
  const books = lowest.flatMap(({ bookId, stock: { onHand, shelf } }) => {
    const title = titles.get(bookId);
    return title === undefined ? [] : [{ bookId, title, onHand, shelf }];
  });
  return { count, books };
}

/** The mails that were given up, and whose orders they are about. */
async function ordersOfFailedMails(): Promise<SalesOverview['failedMails']> {
  const { count, mails } = await failedMails(listedMails);
  const orders = new Map(mails.map(({ orderId, number }) => [orderId, { orderId, number }]));
  return { count, orders: [...orders.values()] };
}

/** How many reviews wait for a person of the shop, or were reported. */
async function countedReviews(): Promise<number> {
  if (!(await shopProfile()).reviews) return 0;
  const { waiting, reported } = await countOpenReviews();
  return waiting + reported;
}

/** What the dashboard shows of the last days, as far as a role sees it: about 190 reads at most, at any size of the shop. */
export async function readOverview(
  role: Role,
  now: Date,
  today: string,
  currency: string,
): Promise<SalesOverview> {
  const [seesOrders, seesBooks] = [may(role, 'orders'), may(role, 'catalogue')];
  const [{ toPack }, days, failed, lowStock, packed, cashToCount, atWork, openReviews] = await Promise.all([
    readCounters(),
    readSales(lastDays(today, overviewDays)),
    seesOrders ? ordersOfFailedMails() : { count: 0, orders: [] },
    lowBooks(),
    seesOrders ? countPacked() : 0,
    seesOrders ? uncountedDay(today) : null,
    seesBooks ? importAtWork(now) : null,
    seesBooks ? countedReviews() : 0,
  ]);
  const others = otherCurrencies(days, currency);
  return {
    toPack,
    packed,
    failedMails: failed,
    cashToCount,
    importAtWork: atWork && { id: atWork.id, fileName: atWork.fileName, state: atWork.state },
    ...(openReviews > 0 && { openReviews }),
    days: days.map(({ day, orders, ...sales }) => ({ day, orders, salesCents: salesOf(sales, currency) })),
    ...(others.length > 0 && { otherCurrencies: others }),
    bestSellers: await bestSellersOf(soldOn(days)),
    lowStock,
  };
}
