import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import type { OfferCount } from '../../offers/offer-count-store.ts';
import { announcedBooks, awaitedBooks } from '../../orders/awaited-books.ts';
import { checkOrder } from '../../orders/check-new-order.ts';
import { atDesk, atDeskPrices, saidOf } from '../../orders/desk-prices.ts';
import { type OrderDocument, orderDocument } from '../../orders/order-document.ts';
import { type Counted, countTowardsHourlyLimit } from '../../orders/order-limit-store.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { type WantedOrder, wantedCopies } from '../../orders/order-store.ts';
import { database } from '../../platform/firebase.ts';
import { withGenreNames } from '../../settings/shop-genres.ts';
import { withShips } from '../../shared/book/with-ships.ts';
import type { Order } from '../../shared/order/order.ts';
import { lineId } from '../../shared/order/order-lines.ts';
import { voucherCents } from '../../shared/order/order-vouchers.ts';
import { coinOf } from '../../shared/shop/coins.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import type { ReadVoucher } from '../../vouchers/voucher-store.ts';
import { askedOffers, judgeOffers, offerQueues, openOffers } from '../offers/judge-offers.ts';
import { invoiceQueue } from './effects/invoice-effect.ts';
import { type Attempt, queueOrders } from './effects/order-attempts.ts';
import { unconfirmedQueue } from './effects/unconfirmed-effect.ts';
import { queueOfCodes, redeemVouchers } from './redeem-vouchers.ts';

interface NewOrderFrame {
  orderTimes: readonly DocumentSnapshot[];
  /** Of the order's books. */
  counted: readonly CountedBook[];
  shop: StoredSettings;
  attempt: Attempt;
}

type Offers = Awaited<ReturnType<typeof openOffers>>;

export interface CheckedOrder {
  document: OrderDocument & Partial<Pick<Order, 'vouchers' | 'cashCents'>>;
  /** As they were read. */
  vouchers: ReadVoucher[];
  /** `offer` only if it has a limited number of uses. */
  checked: { books: readonly ReadBook[]; counted: readonly CountedBook[]; offer?: OfferCount | undefined };
  /** Lines that are counted and not awaited. */
  stockTaken: string[];
  /** The shopper has ordered often lately. */
  isMailHeld: boolean;
}

/**
 * Writes the order, or the payment that holds its copies, in the transaction that checks it. @param what which of the
 * two @throws BooksChanged, Conflict, TooManyRequests
 */
export async function checkAndWrite<T>(
  wanted: WantedOrder,
  what: Counted,
  frame: NewOrderFrame,
  write: (transaction: Transaction, checked: CheckedOrder) => Promise<T>,
): Promise<T> {
  const { request, desk } = wanted;
  const { counted, shop } = frame;
  const offers = await openOffers(askedOffers(wanted, shop));
  const run = () =>
    database().runTransaction(async (transaction) =>
      write(transaction, await checkedOrder(transaction, wanted, what, frame, offers)),
    );
  // An order that will be refused need not wait.
  const agreed = request.toOrder ?? [];
  const isRefused = counted.some(({ bookId, stock }) => freeCopies(stock) === 0 && !agreed.includes(bookId));
  if (isRefused) return run();
  const queues = [
    ...counted.map(({ bookId }) => bookId),
    ...(what === 'placed' ? invoiceQueue(undefined, shop, desk?.request.isHandedOver) : []),
    ...unconfirmedQueue(wanted, counted),
    ...offerQueues(offers),
    ...(await queueOfCodes(request.vouchers)),
  ];
  return queueOrders(queues, run);
}

async function checkedOrder(
  transaction: Transaction,
  wanted: WantedOrder,
  what: Counted,
  { orderTimes, counted: before, shop: present, attempt }: NewOrderFrame,
  offers: Offers,
): Promise<CheckedOrder> {
  const { id, shopper, request, desk, now } = wanted;
  const shop = desk ? atDesk(present) : present;
  const copies = wantedCopies(wanted);
  const idsOf = (bookId: string) => copies.filter((one) => one.bookId === bookId).map(lineId);
  const stockTaken = before.map(({ bookId }) => bookId);
  const tax = shopTaxOf(shop.tax, shop.country);
  const [books, counted] = await Promise.all([
    readBooks(transaction, request.productIds),
    readCounted(stockTaken),
  ]);
  const free = new Map(counted.map(({ bookId, stock }) => [bookId, freeCopies(stock)]));
  const freeOf = (bookId: string) => free.get(bookId) ?? 0;
  const soldOut = [...free.keys()].filter((bookId) => freeOf(bookId) < idsOf(bookId).length);
  const ordering = withGenreNames(shop);
  const priced = atDeskPrices(
    books.map(({ book }) => book),
    desk,
    shop,
  );
  const onSale = priced.map((book) =>
    soldOut.includes(book._id) ? withShips({ ...book, stockLeft: 0 }, ordering) : book,
  );
  const day = shopDay(now, shop);
  const toOrder = awaitedBooks(request, onSale, soldOut, { ...shop, day });
  const toAppear = announcedBooks(onSale, soldOut, { ...shop, day });
  const agreed = new Set(toOrder.map(({ bookId }) => bookId));
  const refused = new Set(soldOut.filter((bookId) => !agreed.has(bookId)));
  const judged = offers && (await judgeOffers(offers, priced, { now, shop }));
  const dayTax = tax && { tax, day };
  const made = checkOrder(request, onSale, refused, shop, dayTax, toAppear, copies, judged?.answer);
  // With too few copies of a title, the others are ordered.
  const taken = stockTaken.flatMap((bookId) => idsOf(bookId).slice(0, freeOf(bookId)));
  const awaited = toOrder.flatMap(({ bookId, ...promise }) => {
    const by = saidOf(desk, bookId).by || promise.by;
    return idsOf(bookId)
      .slice(freeOf(bookId))
      .map((line) => ({ ...promise, bookId: line, by }));
  });
  const announced = toAppear.flatMap((one) => idsOf(one.bookId).map((line) => ({ ...one, bookId: line })));
  const document = orderDocument({
    number: orderNumber(id, attempt.failedTries),
    shopper: desk ? { uid: shopper.uid, email: shopper.email } : shopper,
    request,
    desk: desk?.request,
    placedAt: now,
    ...made,
    stockTaken: taken,
    awaited,
    announced,
    money: moneyOf(shop),
    coinCents: coinOf(shop),
  });
  const { vouchers, read } = await redeemVouchers(request.vouchers, document, {
    shop,
    today: day,
    uid: desk ? undefined : shopper.uid,
    seenCents: request.voucherCents,
  });
  const paid = vouchers.length > 0 && { vouchers, cashCents: voucherCents({ vouchers }) };
  const isMailHeld = !countTowardsHourlyLimit(transaction, orderTimes, what, now.getTime());
  const offer = made.offer && judged?.counts.get(made.offer.terms.id);
  return {
    document: { ...document, ...paid },
    vouchers: read,
    checked: { books, counted, offer },
    stockTaken: taken,
    isMailHeld,
  };
}
