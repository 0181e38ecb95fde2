import { recentCatalogue } from '../catalogue/shop-catalogue.ts';
import { findRating } from '../reviews/rating-store.ts';
import { withGenreNames } from '../settings/shop-genres.ts';
import { recentSettings, shopProfile } from '../settings/shop-profile.ts';
import type { Book } from '../shared/book/book.ts';
import { shownBook } from '../shared/book/shown-book.ts';
import { withShips } from '../shared/book/with-ships.ts';
import { type BookRating, bookRating } from '../shared/review/book-rating.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';

type Show = (book: Book) => Book;

async function showing(
  shop: ShopProfile,
  ratingOf?: (bookId: string) => BookRating | undefined,
): Promise<Show> {
  const money = moneyOf(shop);
  const ordering = withGenreNames(await recentSettings());
  return (book) => {
    const rating = ratingOf?.(book._id);
    return { ...withShips(shownBook(book, shop, money), ordering), ...(rating && { rating }) };
  };
}

/** Every public answer with books must go through it. */
export async function shownToShoppers(): Promise<Show> {
  const shop = await shopProfile();
  if (!shop.reviews) return showing(shop);
  const { catalogue } = await recentCatalogue();
  return showing(shop, (bookId) => {
    const { reviews, stars } = catalogue.facts(bookId);
    return bookRating(reviews, stars);
  });
}

/** With the present rating, since a book's page is read afresh. */
export async function bookShownToShoppers(bookId: string): Promise<Show> {
  const shop = await shopProfile();
  if (!shop.reviews) return showing(shop);
  const { count, sum } = await findRating(bookId);
  return showing(shop, () => bookRating(count, sum));
}

export async function* eachShown(books: AsyncIterable<Book>, show: Show) {
  for await (const book of books) yield show(book);
}
