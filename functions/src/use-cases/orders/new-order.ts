import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import type { OfferCount } from '../../offers/offer-count-store.ts';
import { announcedBooks, awaitedBooks } from '../../orders/awaited-books.ts';
import { checkOrder } from '../../orders/check-new-order.ts';
import { type OrderDocument, orderDocument } from '../../orders/order-document.ts';
import { type Counted, countTowardsHourlyLimit } from '../../orders/order-limit-store.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { type DeskOrder, type WantedOrder, wantedCopies } from '../../orders/order-store.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { withGenreNames } from '../../settings/shop-genres.ts';
import type { Book } from '../../shared/book/book.ts';
import { isNewCopy } from '../../shared/book/book-condition.ts';
import { withShips } from '../../shared/book/with-ships.ts';
import { rebatedCents, rebateOf } from '../../shared/customer/rebates.ts';
import type { DeskLine } from '../../shared/order/desk-order.ts';
import type { Order } from '../../shared/order/order.ts';
import { lineId } from '../../shared/order/order-lines.ts';
import { voucherCents } from '../../shared/order/order-vouchers.ts';
import { coinOf } from '../../shared/shop/coins.ts';
import { fixedPriceWords } from '../../shared/shop/fixed-price-laws.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import { t } from '../../shared/words/words.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import type { ReadVoucher } from '../../vouchers/voucher-store.ts';
import { judgeOffers, type openOffers } from '../offers/judge-offers.ts';
import type { Attempt } from './effects/order-attempts.ts';
import { redeemVouchers } from './redeem-vouchers.ts';

/** What a try to write a new order goes by. */
export interface NewOrderFrame {
  orderTimes: readonly DocumentSnapshot[];
  /** The books that are counted. */
  stockTaken: string[];
  shop: StoredSettings;
  attempt: Attempt;
  /** Of a shop that has some. */
  offers?: Awaited<ReturnType<typeof openOffers>>;
}

interface CheckedOrder {
  document: OrderDocument & Partial<Pick<Order, 'vouchers' | 'cashCents'>>;
  /** Its vouchers, as they were read. */
  vouchers: ReadVoucher[];
  /** Its offer only where there is a limited number of it. */
  checked: { books: readonly ReadBook[]; counted: readonly CountedBook[]; offer?: OfferCount | undefined };
  /** The lines of which it takes a copy: those that are counted and not awaited. */
  stockTaken: string[];
  /** Whether its mails wait, where it is placed: the shopper has ordered often lately. */
  isMailHeld: boolean;
}

/** What the desk says of a title: the price of this order, and the day that was promised. */
function saidOf(desk: DeskOrder | undefined, bookId: string): Partial<DeskLine> {
  return desk?.request.lines.find((line) => line.bookId === bookId) ?? {};
}

/** Books at the prices that the desk has given. @throws WrongValue for another price than the law fixes */
function atDeskPrices(
  books: readonly Book[],
  desk: DeskOrder | undefined,
  shop: StoredSettings,
): readonly Book[] {
  const money = moneyOf(shop);
  const lines = desk?.request.lines ?? [];
  const copiesOf = (bookId: string) => lines.find((line) => line.bookId === bookId)?.copies ?? 1;
  const orderCents = books.reduce(
    (sum, { _id, newPrice }) => sum + copiesOf(_id) * money.toCents(newPrice),
    0,
  );
  /** As much as the law lets this customer pay less. */
  const lawful = ({ _id, newPrice }: Book, cents: number) => {
    const ordered = { copies: copiesOf(_id), isFixed: true, orderCents };
    const rebate = desk?.customer ? rebateOf(desk.customer, ordered, shop.fixedPrices) : 0;
    const full = money.toCents(newPrice);
    return rebate > 0 && cents >= rebatedCents(full, rebate) && cents <= full;
  };
  return books.map((book) => {
    const { priceCents } = saidOf(desk, book._id);
    if (priceCents === undefined || priceCents === money.toCents(book.newPrice)) return book;
    if (isNewCopy(book) && fixedPriceWords(shop.fixedPrices) !== '' && !lawful(book, priceCents))
      throw new WrongValue('lines', () =>
        t('{title} keeps its price: {why}', {
          title: book.title,
          why: fixedPriceWords(shop.fixedPrices, saidInShop),
        }),
      );
    return { ...book, newPrice: money.toPrice(priceCents) };
  });
}

/** The shop as the desk sells: it orders what a customer wants, and hands out what it has. */
function atDesk(shop: StoredSettings): StoredSettings {
  const { specialOrders, delivery } = shop;
  return {
    ...shop,
    specialOrders: { ...specialOrders, isOn: true },
    delivery: { ...delivery, hasCollection: true },
  };
}

/** Checks a new order within the transaction that writes it. @throws BooksChanged, NotDeliveredThere, NoCollection, TooManyRequests */
export async function checkedOrder(
  transaction: Transaction,
  wanted: WantedOrder,
  { orderTimes, stockTaken, shop: present, attempt, offers }: NewOrderFrame,
  what: Counted,
): Promise<CheckedOrder> {
  const { id, shopper, request, desk, now } = wanted;
  const shop = desk ? atDesk(present) : present;
  const copies = wantedCopies(wanted);
  const idsOf = (bookId: string) => copies.filter((one) => one.bookId === bookId).map(lineId);
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
  // Of a title of which some copies are there, these are taken, and the others are ordered.
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
