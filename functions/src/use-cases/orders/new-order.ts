import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { announcedBooks, awaitedBooks } from '../../orders/awaited-books.ts';
import { checkOrder } from '../../orders/check-new-order.ts';
import { type OrderDocument, orderDocument } from '../../orders/order-document.ts';
import { type Counted, countTowardsHourlyLimit } from '../../orders/order-limit-store.ts';
import { orderNumber } from '../../orders/order-number.ts';
import type { WantedOrder } from '../../orders/order-store.ts';
import { withGenreNames } from '../../settings/shop-genres.ts';
import { withShips } from '../../shared/book/with-ships.ts';
import { coinOf } from '../../shared/shop/coins.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import type { Attempt } from './effects/order-attempts.ts';

/** What a try to write a new order goes by. */
export interface NewOrderFrame {
  orderTimes: readonly DocumentSnapshot[];
  /** The books that are counted. */
  stockTaken: string[];
  shop: StoredSettings;
  attempt: Attempt;
}

interface CheckedOrder {
  document: OrderDocument;
  checked: { books: readonly ReadBook[]; counted: readonly CountedBook[] };
  /** The books of which it takes a copy: those that are counted and not awaited. */
  stockTaken: string[];
  /** Whether its mails wait, where it is placed: the shopper has ordered often lately. */
  isMailHeld: boolean;
}

/** Checks a new order within the transaction that writes it. @throws BooksChanged, NotDeliveredThere, NoCollection, TooManyRequests */
export async function checkedOrder(
  transaction: Transaction,
  { id, shopper, request, now }: WantedOrder,
  { orderTimes, stockTaken, shop, attempt }: NewOrderFrame,
  what: Counted,
): Promise<CheckedOrder> {
  const tax = shopTaxOf(shop.tax, shop.country);
  const [books, counted] = await Promise.all([
    readBooks(transaction, request.productIds),
    readCounted(stockTaken),
  ]);
  const soldOut = counted.filter(({ stock }) => freeCopies(stock) === 0).map(({ bookId }) => bookId);
  const ordering = withGenreNames(shop);
  const onSale = books.map(({ book }) =>
    soldOut.includes(book._id) ? withShips({ ...book, stockLeft: 0 }, ordering) : book,
  );
  const day = shopDay(now, shop);
  const awaited = awaitedBooks(request, onSale, soldOut, { ...shop, day });
  const announced = announcedBooks(onSale, soldOut, { ...shop, day });
  const awaitedIds = awaited.map(({ bookId }) => bookId);
  const refused = new Set(soldOut.filter((bookId) => !awaitedIds.includes(bookId)));
  const priced = checkOrder(request, onSale, refused, shop, tax && { tax, day }, announced);
  const taken = stockTaken.filter((bookId) => !awaitedIds.includes(bookId));
  const document = orderDocument({
    number: orderNumber(id, attempt.failedTries),
    shopper,
    request,
    placedAt: now,
    ...priced,
    stockTaken: taken,
    awaited,
    announced,
    money: moneyOf(shop),
    coinCents: coinOf(shop),
  });
  const isMailHeld = !countTowardsHourlyLimit(transaction, orderTimes, what, now.getTime());
  return { document, checked: { books, counted }, stockTaken: taken, isMailHeld };
}
