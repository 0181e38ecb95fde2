import type { Book } from '../shared/book/book.ts';
import { shipsIn } from '../shared/book/stock-words.ts';
import type { AwaitedBook } from '../shared/order/awaited-books.ts';
import type { OrderRequest } from '../shared/order/order.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { addDays } from '../shared/shop/shop-day.ts';

/**
 * The books of a new order that the shop has to order first, as the shopper has agreed.
 * @param books as shoppers see them
 * @param soldOut the ids of those of which no copy is left
 */
export function awaitedBooks(
  { toOrder = [] }: OrderRequest,
  books: readonly Book[],
  soldOut: readonly string[],
  { specialOrders, day }: Pick<Settings, 'specialOrders'> & { day: string },
): AwaitedBook[] {
  const shop = specialOrders.isOn ? { specialOrders } : {};
  return books.flatMap((book) => {
    const { _id: bookId } = book;
    if (!soldOut.includes(bookId) || !toOrder.includes(bookId)) return [];
    const ships = shipsIn(book, shop);
    return ships ? [{ bookId, by: addDays(day, ships.toDays) }] : [];
  });
}
