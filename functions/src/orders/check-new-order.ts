import { Conflict } from '../platform/http/api-errors.ts';
import type { ErrorCode } from '../shared/api-error.ts';
import type { Book } from '../shared/book/book.ts';
import { conditionOf } from '../shared/book/book-condition.ts';
import { isInStock, outOfStock } from '../shared/book/stock-words.ts';
import { deliveryQuote, notDeliveredWords } from '../shared/delivery/delivery-quote.ts';
import { destinationTax } from '../shared/delivery/destination-tax.ts';
import { type ChosenOffer, chooseOffer } from '../shared/offer/choose-offer.ts';
import type { OffersForBooks } from '../shared/offer/offer-terms.ts';
import type { AnnouncedBook } from '../shared/order/announced-books.ts';
import { giftOfferOf, type Wrapping, wrappingOf } from '../shared/order/gift-wrapping.ts';
import type { OrderLine } from '../shared/order/order.ts';
import { currencyOf } from '../shared/order/order-currency.ts';
import { type LineIdentity, lineId } from '../shared/order/order-lines.ts';
import { noCollection, notDeliveredThere, type OrderConflict } from '../shared/order/order-refusals.ts';
import type { OrderRequest } from '../shared/order/order-request.ts';
import { goodsCents } from '../shared/order/order-totals.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import type { Settings } from '../shared/shop/settings.ts';
import type { ShopCurrency } from '../shared/shop/shop-profile.ts';
import { type ShopTax, taxedPrices } from '../shared/tax/shop-tax.ts';
import type { Money } from '../shared/values/money.ts';

const namedTitles = 3;

/** 'Emma, Kim' */
function titlesOf(books: readonly { title: string }[]): string {
  const named = books.slice(0, namedTitles).map(({ title }) => title);
  const rest = books.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}

function reasonOf({
  missing,
  books,
  announced = [],
  currency,
  deliveryCents,
}: OrderConflict): [code: ErrorCode, message: string] {
  if (missing.length > 0) return ['books-missing', 'Some books are no longer available'];
  const soldOut = books.filter((book) => !isInStock(book));
  if (soldOut.length > 0) return ['out-of-stock', `${outOfStock}: ${titlesOf(soldOut)}`];
  if (announced.length > 0) return ['book-announced', 'A book has not appeared yet'];
  if (currency) return ['currency-changed', `The shop sells in ${currency} now`];
  const what = deliveryCents === undefined ? 'the books cost' : 'the books and their delivery cost';
  return ['total-changed', `The total is not what ${what} now`];
}

/** 409: a book is gone or out of stock, the currency differs, or the total is not what the books cost now. */
export class BooksChanged extends Conflict {
  constructor(details: OrderConflict) {
    const [code, message] = reasonOf(details);
    super(code, message, details);
  }
}

export interface DayTax {
  tax: ShopTax;
  day: string;
}

export type SellingShop = ShopCurrency &
  Pick<Settings, 'country' | 'delivery'> &
  Partial<Pick<Settings, 'gifts'>>;

function linesOf(
  copies: readonly LineIdentity[],
  books: readonly Book[],
  shop: SellingShop,
  dayTax?: DayTax,
): OrderLine[] {
  const byId = new Map(books.map((book) => [book._id, book]));
  const money = moneyOf(shop);
  const bookCopies = copies.flatMap(({ id, bookId }) => {
    const book = byId.get(bookId);
    return book ? [{ id, book }] : [];
  });
  const priced = bookCopies.map(({ book: { newPrice, taxClass } }) => ({
    priceCents: money.toCents(newPrice),
    taxClass,
  }));
  const prices = dayTax
    ? taxedPrices(dayTax.tax, priced, dayTax.day)
    : priced.map(({ priceCents }) => ({ unitCents: priceCents }));
  return bookCopies.map(({ id, book }, index) => {
    const { _id: bookId, title, author, isbn, coverImage } = book;
    // Firestore refuses undefined fields.
    const condition = conditionOf(book);
    const extra = {
      ...(author && { author }),
      ...(isbn && { isbn }),
      ...(condition !== 'new' && { condition }),
    };
    return { ...(id && { id }), bookId, title, ...extra, ...(prices[index] ?? { unitCents: 0 }), coverImage };
  });
}

/** Delivery is left out where the shop delivers free everywhere. */
interface PricedOrder {
  lines: OrderLine[];
  /** The rate of the destination; left out in a shop without tax. */
  tax?: ShopTax;
  deliveryCents?: number;
  charges?: Wrapping[];
  offer?: ChosenOffer;
}

function presentBooks(
  lines: readonly OrderLine[],
  books: readonly Book[],
  soldOut: ReadonlySet<string>,
): OrderConflict['books'] {
  const byId = new Map(books.map((book) => [book._id, book]));
  const titles = lines.filter((line) => lineId(line) === line.bookId);
  return titles.map(({ bookId, title }) => {
    const { newPrice = 0, weight, taxClass, appearsOn, ships } = byId.get(bookId) ?? {};
    return {
      bookId,
      title,
      newPrice,
      ...(weight && { weight }),
      ...(taxClass && { taxClass }),
      ...(appearsOn && { appearsOn }),
      ...(soldOut.has(bookId) && { stockLeft: 0, ...(ships && { ships }) }),
    };
  });
}

function isTotalSeen({ totalPrice }: OrderRequest, cents: number, money: Money): boolean {
  return totalPrice === money.plain(cents);
}

/**
 * Checks that the shopper saw these books and their delivery at today's prices and in stock.
 * @param soldOut ids of books without a copy left
 * @param announced books that have not appeared: the shopper must have agreed to wait
 * @param copies defaults to one of each book
 * @param offers of a shop that has some
 * @throws BooksChanged when the shopper saw otherwise, Conflict where it cannot be delivered or collected
 */
export function checkOrder(
  request: OrderRequest,
  books: readonly Book[],
  soldOut: ReadonlySet<string>,
  shop: SellingShop,
  dayTax?: DayTax,
  announced: readonly AnnouncedBook[] = [],
  copies: readonly LineIdentity[] = request.productIds.map((bookId) => ({ bookId })),
  offers?: OffersForBooks,
): PricedOrder {
  const money = moneyOf(shop);
  const isCollected = request.collection === true;
  const { tax: shopTax, day = '' } = dayTax ?? {};
  const tax = shopTax && !isCollected ? destinationTax(shopTax, request.address, day, shop.locale) : shopTax;
  const taxed = tax && { tax, day };
  const lines = linesOf(copies, books, shop, taxed);
  const missing = request.productIds.filter((id) => !lines.some(({ bookId }) => bookId === id));
  const left = copies.filter(({ bookId }) => !soldOut.has(bookId));
  const sold = linesOf(left, books, shop, taxed);
  const byId = new Map(books.map((book) => [book._id, book]));
  const soldBooks = sold.flatMap(({ bookId }) => byId.get(bookId) ?? []);
  const goods = { cents: goodsCents(sold), books: soldBooks };
  if (isCollected && !shop.delivery.hasCollection)
    throw new Conflict(noCollection, 'Orders cannot be collected in the shop any more');
  const cost = isCollected ? 0 : deliveryQuote(shop.delivery, request.address, goods, { money, ...shop });
  const isPriced = !isCollected && shop.delivery.areas.length > 0;
  const delivery = isPriced && cost !== undefined ? { deliveryCents: cost } : {};
  const gifts = shop.gifts && giftOfferOf(shop.gifts);
  const wrapping = request.gift?.isWrapped && gifts ? wrappingOf(gifts, money, tax, day) : undefined;
  const offer = offers && chooseOffer(offers.terms, sold, cost ?? 0);
  const deliveredFor = offer?.terms.isFreeDelivery ? 0 : (cost ?? 0);
  const totalCents = goods.cents - (offer?.cents ?? 0) + deliveredFor + (wrapping?.cents ?? 0);
  const isOther = currencyOf(request) !== money.currency;
  const isSame = !isOther && sold.length === copies.length;
  if (isSame && cost === undefined)
    throw new Conflict(notDeliveredThere, notDeliveredWords(request.address, shop.locale));
  const unseen = announced.map(({ bookId }) => bookId).filter((id) => !request.toOrder?.includes(id));
  if (isSame && unseen.length === 0 && isTotalSeen(request, totalCents, money))
    return {
      lines,
      ...(isPriced && { deliveryCents: deliveredFor }),
      ...(wrapping && { charges: [wrapping] }),
      ...(offer && { offer }),
      ...(tax && { tax }),
    };
  throw new BooksChanged({
    missing,
    books: presentBooks(lines, books, soldOut),
    totalPrice: money.plain(totalCents),
    ...delivery,
    ...(unseen.length > 0 && { announced: unseen }),
    ...(request.gift && { gift: gifts ?? null }),
    ...(offers && { offers }),
    ...(isOther && { currency: money.currency }),
    ...(dayTax && { tax: dayTax.tax }),
  });
}
