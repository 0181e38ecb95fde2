import type { Book } from '../shared/book/book.ts';
import { isSpecialOrder } from '../shared/book/stock-words.ts';
import type { AwaitedBook } from '../shared/order/awaited-books.ts';
import type { OrderRequest } from '../shared/order/order.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { addDays } from '../shared/shop/shop-day.ts';

/**
 * The books of a new order that the shop has to order first, as the shopper has agreed.
 * @param soldOut the ids of those of which no copy is left
 */
export function awaitedBooks(
  { toOrder = [] }: OrderRequest,
  books: readonly Book[],
  soldOut: readonly string[],
  { specialOrders, day }: Pick<Settings, 'specialOrders'> & { day: string },
): AwaitedBook[] {
  const shop = specialOrders.isOn ? { specialOrders } : {};
  const isAwaited = (book: Book) =>
    soldOut.includes(book._id) &&
    toOrder.includes(book._id) &&
    isSpecialOrder({ ...book, stockLeft: 0 }, shop);
  const by = addDays(day, specialOrders.toDays);
  return books.filter(isAwaited).map(({ _id: bookId }) => ({ bookId, by }));
}
