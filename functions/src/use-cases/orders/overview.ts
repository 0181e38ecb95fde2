import { findBooks } from '../../books/book-store.ts';
import { importAtWork } from '../../imports/import-store.ts';
import { unknownWithdrawals } from '../../mail/unknown-withdrawal-store.ts';
import { countPacked, findWithdrawn } from '../../orders/order-list-store.ts';
import { countToSettle } from '../../payment/payment-store.ts';
import { countOpenReviews } from '../../reviews/review-list-store.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { keptLines } from '../../shared/order/order-lines.ts';
import { orderStatuses } from '../../shared/order/order-status.ts';
import { type BestSeller, overviewDays, type SalesOverview } from '../../shared/order/sales.ts';
import { copiesToOrder } from '../../shared/order/to-order.ts';
import { linesNotWithdrawn } from '../../shared/order/withdrawn-lines.ts';
import { may, type Role } from '../../shared/people/roles.ts';
import { lastDays } from '../../shared/shop/shop-day.ts';
import { readCounters } from '../../stats/counter-store.ts';
import { soldOn } from '../../stats/day-sales.ts';
import { otherCurrencies, salesOf } from '../../stats/sales-by-currency.ts';
import { readSales } from '../../stats/sales-store.ts';
import { findLowStock } from '../../stock/low-stock-store.ts';
import { uncountedDay } from '../cash/uncounted-day.ts';
import { booksToOrder } from '../stock/books-to-order.ts';
import { failedMails } from './failed-mails.ts';

const bestSellerCount = 5;
/** Failed mails whose orders are named. */
const listedMails = 5;
/** Orders with a withdrawal that are read. */
const readWithdrawn = 50;

async function titlesOf(bookIds: readonly string[]): Promise<Map<string, string>> {
  const books = bookIds.length > 0 ? await findBooks(bookIds) : [];
  return new Map(books.map(({ _id, title }) => [_id, title]));
}

async function bestSellersOf(sold: ReadonlyMap<string, number>): Promise<BestSeller[]> {
  const best = [...sold]
    .filter(([, copies]) => copies > 0)
    .sort(([, a], [, b]) => b - a)
    // Some may have left the shop.
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

async function ordersOfFailedMails(): Promise<SalesOverview['failedMails']> {
  const { count, mails } = await failedMails(listedMails);
  const orders = new Map(mails.map(({ orderId, number }) => [orderId, { orderId, number }]));
  return { count, orders: [...orders.values()] };
}

async function heldMails(): Promise<Pick<SalesOverview, 'heldMails'>> {
  const { count, mails } = await failedMails(1, 'HELD');
  return count > 0 ? { heldMails: { count, orderId: mails[0]?.orderId } } : {};
}

/** Unanswered ones without an order, and orders that have not returned the books. */
async function openWithdrawals(): Promise<number> {
  if (!(await shopProfile()).withdrawal) return 0;
  const [unknown, orders] = await Promise.all([unknownWithdrawals(), findWithdrawn(readWithdrawn)]);
  const open = orders.filter(
    (order) =>
      orderStatuses[order.status].isSale && linesNotWithdrawn(order).length < keptLines(order).length,
  );
  return unknown.filter(({ doneBy }) => !doneBy).length + open.length;
}

async function ofSpecialOrders(now: Date): Promise<{ toOrder: number; waitingOrders: number }> {
  if (!(await shopProfile()).specialOrders) return { toOrder: 0, waitingOrders: 0 };
  const { books, waitingOrders } = await booksToOrder(now);
  const wanted = books.filter((book) => copiesToOrder(book).waiting > 0);
  return { toOrder: wanted.length, waitingOrders };
}

async function countedReviews(): Promise<number> {
  if (!(await shopProfile()).reviews) return 0;
  const { waiting, reported } = await countOpenReviews();
  return waiting + reported;
}

/** At most about 300 reads at any size of the shop, plus those of `booksToOrder`. */
export async function readOverview(
  role: Role,
  now: Date,
  today: string,
  currency: string,
): Promise<SalesOverview> {
  const [seesOrders, seesBooks] = [may(role, 'orders'), may(role, 'catalogue')];
  const [
    { toPack },
    days,
    failed,
    lowStock,
    packed,
    cashToCount,
    atWork,
    openReviews,
    waiting,
    held,
    toSettle,
    withdrawals,
  ] = await Promise.all([
    readCounters(),
    readSales(lastDays(today, overviewDays)),
    seesOrders ? ordersOfFailedMails() : { count: 0, orders: [] },
    lowBooks(),
    seesOrders ? countPacked() : 0,
    seesOrders ? uncountedDay(today) : null,
    seesBooks ? importAtWork(now) : null,
    seesBooks ? countedReviews() : 0,
    ofSpecialOrders(now),
    seesOrders ? heldMails() : {},
    seesOrders ? countToSettle() : 0,
    seesOrders ? openWithdrawals() : 0,
  ]);
  const toOrder = seesBooks ? waiting.toOrder : 0;
  const others = otherCurrencies(days, currency);
  return {
    toPack: Math.max(0, toPack - waiting.waitingOrders),
    packed,
    ...held,
    ...(toSettle > 0 && { toSettle }),
    ...(withdrawals > 0 && { withdrawals }),
    ...(toOrder > 0 && { toOrder }),
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
