import { Conflict } from '../http/api-errors.ts';
import type { Book } from '../shared/book.ts';
import { formatCents, toCents } from '../shared/money.ts';
import type { OrderConflict, OrderLine, OrderRequest } from '../shared/order.ts';

/** 409: a book is gone, or the total is not what the books cost now. */
export class BooksChanged extends Conflict {
  constructor(details: OrderConflict) {
    const isMissing = details.missing.length > 0;
    super(
      isMissing ? 'books-missing' : 'total-changed',
      isMissing ? 'Some books are no longer available' : 'The total is not what the books cost now',
      details,
    );
  }
}

/** The sum of an order's lines, in cents. */
export function sumOfLines(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents, 0);
}

/** The lines of an order of these books at today's prices. @throws BooksChanged when the shopper saw otherwise */
export function priceOrder(request: OrderRequest, books: readonly Book[]): OrderLine[] {
  const byId = new Map(books.map((book) => [book._id, book]));
  const missing = request.productIds.filter((id) => !byId.has(id));
  const lines = request.productIds.flatMap((id) => {
    const book = byId.get(id);
    if (!book) return [];
    const { title, author, newPrice, coverImage } = book;
    // The database refuses a field that is undefined.
    return [{ bookId: id, title, ...(author && { author }), unitCents: toCents(newPrice), coverImage }];
  });
  const totalPrice = formatCents(sumOfLines(lines));
  if (missing.length > 0 || totalPrice !== request.totalPrice) {
    const current = lines.map(({ bookId, title, unitCents }) => ({
      bookId,
      title,
      newPrice: unitCents / 100,
    }));
    throw new BooksChanged({ missing, books: current, totalPrice });
  }
  return lines;
}
