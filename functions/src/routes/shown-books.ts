import { shopProfile } from '../settings/shop-profile.ts';
import type { Book } from '../shared/book/book.ts';
import { shownBook } from '../shared/book/shown-book.ts';
import { moneyOf } from '../shared/shop/money-format.ts';

/** What makes of a book how shoppers see it now: every public answer with books goes through it. */
export async function shownToShoppers(): Promise<(book: Book) => Book> {
  const shop = await shopProfile();
  const money = moneyOf(shop);
  return (book) => shownBook(book, shop, money);
}

/** A list as shoppers see it, one book after the other. */
export async function* eachShown(books: AsyncIterable<Book>, show: (book: Book) => Book) {
  for await (const book of books) yield show(book);
}
