import { recentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { itemsWithout, merchantFrame, merchantItem } from '../../feeds/merchant-feed.ts';
import { Unavailable } from '../../platform/http/api-errors.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { withGenreNames } from '../../settings/shop-genres.ts';
import { recentSettings, shopProfile } from '../../settings/shop-profile.ts';
import { withShips } from '../../shared/book/with-ships.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { taxInPrices } from '../../shared/tax/advertised-price.ts';
import { oldestChanges } from '../../snapshot/read-change-log.ts';
import { readFeed } from '../../snapshot/snapshot-store.ts';

/**
 * The last fold's items, and fresh ones for books changed since. @throws Unavailable until the next fold when settings
 * have changed
 */
export async function* booksFeed(signal: AbortSignal): AsyncGenerator<string | Buffer> {
  const shop = shopAddress();
  const { head, log, base, readTime } = await recentCatalogue();
  const profile = await shopProfile();
  if (!base.hasAllBooks || head?.feed?.shop !== shop) throw new Unavailable();
  const { currency, taxes } = head.feed;
  const settings = withGenreNames(await recentSettings());
  const day = shopDay(new Date(), profile);
  // Wrong prices would be worse than none.
  if (currency !== profile.currency || taxes !== taxInPrices(profile, day)) throw new Unavailable();
  const changed = log.size > 0 ? (await oldestChanges(readTime)).latest : log.latest;
  const frame = merchantFrame(shop, profile.shopName);
  yield frame.head;
  for (const { book } of changed.values()) {
    if (book) yield merchantItem(withShips(book, settings), shop, profile, day);
  }
  for await (const items of readFeed(head.feed, signal)) yield* itemsWithout(items, changed.keys());
  yield frame.foot;
}
