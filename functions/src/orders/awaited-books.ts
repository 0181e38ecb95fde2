import type { Book } from '../shared/book/book.ts';
import { preorderDay, shipsIn } from '../shared/book/stock-words.ts';
import type { AnnouncedBook } from '../shared/order/announced-books.ts';
import type { AwaitedBook } from '../shared/order/awaited-books.ts';
import type { OrderRequest } from '../shared/order/order-request.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { addDays } from '../shared/shop/shop-day.ts';

type OrderingShop = Pick<Settings, 'specialOrders'> & { day: string };

const shopOf = ({ specialOrders }: OrderingShop) => (specialOrders.isOn ? { specialOrders } : {});

const asCounted = (book: Book, soldOut: readonly string[]) => ({
  ...book,
  stockLeft: soldOut.includes(book._id) ? 0 : undefined,
});

/** Pre-ordered books of a new order, in stock or not. */
export function announcedBooks(
  books: readonly Book[],
  soldOut: readonly string[],
  shop: OrderingShop,
): AnnouncedBook[] {
  return books.flatMap((book) => {
    const day = preorderDay(asCounted(book, soldOut), shopOf(shop), shop.day);
    return day ? [{ bookId: book._id, day }] : [];
  });
}

/** Books the shop has to order first. @param books as shoppers see them @param soldOut ids of books without a copy left */
export function awaitedBooks(
  { toOrder = [] }: OrderRequest,
  books: readonly Book[],
  soldOut: readonly string[],
  shop: OrderingShop,
): AwaitedBook[] {
  return books.flatMap((book) => {
    const { _id: bookId } = book;
    const counted = asCounted(book, soldOut);
    const ships = soldOut.includes(bookId) && toOrder.includes(bookId) && shipsIn(counted, shopOf(shop));
    if (!ships) return [];
    const by = preorderDay(counted, shopOf(shop), shop.day) ?? addDays(shop.day, ships.toDays);
    return [{ bookId, by }];
  });
}
