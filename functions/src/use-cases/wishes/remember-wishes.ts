import { findBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { compareWishes } from '../../shared/shopper/wish-news.ts';
import { findWishing, writeKnownWishes } from '../../shoppers/wish-mail-store.ts';

/** Prices to compare with later. The daily task catches up on what this misses. */
export async function rememberWishes(uid: string): Promise<void> {
  const money = moneyOf(await shopProfile());
  await database().runTransaction(async (transaction) => {
    const shopper = await findWishing(transaction, uid, money.currency);
    if (!shopper) return;
    const seen = new Set(shopper.remembered.map(({ bookId }) => bookId));
    const unseen = shopper.bookIds.filter((id) => !seen.has(id));
    if (unseen.length === 0) return;
    const books = new Map((await findBooks(unseen)).map((book) => [book._id, book]));
    const { remembered } = compareWishes(shopper.bookIds, shopper.remembered, (id) => books.get(id), money);
    writeKnownWishes(transaction, uid, money.currency, remembered);
  });
}
