import { Conflict } from '../platform/http/api-errors.ts';
import type { Book } from '../shared/book/book.ts';
import { isInStock, outOfStock } from '../shared/book/stock-words.ts';
import type { OrderConflict, OrderLine, OrderRequest } from '../shared/order/order.ts';
import { currencyOf } from '../shared/order/order-currency.ts';
import { type ShopTax, taxedPrice } from '../shared/tax/shop-tax.ts';
import { dollars, type Money } from '../shared/values/money.ts';

/** So many titles are named in a refusal. */
const namedTitles = 3;

/** 'Emma, Kim' */
function titlesOf(books: readonly { title: string }[]): string {
  const named = books.slice(0, namedTitles).map(({ title }) => title);
  const rest = books.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}

function reasonOf({ missing, books, currency }: OrderConflict): [code: string, message: string] {
  if (missing.length > 0) return ['books-missing', 'Some books are no longer available'];
  const soldOut = books.filter((book) => !isInStock(book));
  if (soldOut.length > 0) return ['out-of-stock', `${outOfStock}: ${titlesOf(soldOut)}`];
  if (currency) return ['currency-changed', `The shop sells in ${currency} now`];
  return ['total-changed', 'The total is not what the books cost now'];
}

/** 409: a book is gone or out of stock, the shop has another currency, or the total is not what the books cost now. */
export class BooksChanged extends Conflict {
  constructor(details: OrderConflict) {
    const [code, message] = reasonOf(details);
    super(code, message, details);
  }
}

/** The tax of a shop that shows one, on a day. */
export interface DayTax {
  tax: ShopTax;
  day: string;
}

/** The sum of an order's lines, in cents. */
export function sumOfLines(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents, 0);
}

/**
 * Checks that the shopper saw these books at today's prices and in stock.
 * @param soldOut the ids of those of which no copy is left
 * @returns the lines of the order
 * @throws BooksChanged when the shopper saw otherwise
 */
export function checkPrices(
  request: OrderRequest,
  books: readonly Book[],
  soldOut: ReadonlySet<string> = new Set(),
  money: Money = dollars,
  dayTax?: DayTax,
): OrderLine[] {
  const byId = new Map(books.map((book) => [book._id, book]));
  const missing = request.productIds.filter((id) => !byId.has(id));
  const lines = request.productIds.flatMap((id) => {
    const book = byId.get(id);
    if (!book) return [];
    const { title, author, isbn, newPrice, coverImage, taxClass } = book;
    // The database refuses a field that is undefined.
    const known = { ...(author && { author }), ...(isbn && { isbn }) };
    const priceCents = money.toCents(newPrice);
    const price = dayTax
      ? taxedPrice(dayTax.tax, { priceCents, taxClass }, dayTax.day)
      : { unitCents: priceCents };
    return [{ bookId: id, title, ...known, ...price, coverImage }];
  });
  const totalPrice = money.plain(sumOfLines(lines.filter(({ bookId }) => !soldOut.has(bookId))));
  const isOther = currencyOf(request) !== money.currency;
  if (
    isOther ||
    missing.length > 0 ||
    lines.some(({ bookId }) => soldOut.has(bookId)) ||
    totalPrice !== request.totalPrice
  ) {
    const current = lines.map(({ bookId, title }) => ({
      bookId,
      title,
      newPrice: byId.get(bookId)?.newPrice ?? 0,
      ...(soldOut.has(bookId) && { stockLeft: 0 }),
    }));
    throw new BooksChanged({
      ...{ missing, books: current, totalPrice },
      ...(isOther && { currency: money.currency }),
      ...(dayTax && { tax: dayTax.tax }),
    });
  }
  return lines;
}
