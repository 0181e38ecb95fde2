import { isDeepStrictEqual } from 'node:util';
import { confirmedAddresses } from '../../auth/shopper-account.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { addMailOnce } from '../../mail/plain-mail-store.ts';
import { unsubscribeAddress } from '../../mail/unsubscribe-address.ts';
import { wishMail } from '../../mail/wish-mail.ts';
import { database } from '../../platform/firebase.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Book } from '../../shared/book/book.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import type { ShopProfile } from '../../shared/shop/shop-profile.ts';
import { compareWishes } from '../../shared/shopper/wish-news.ts';
import { findWishing, wishingShoppers, writeKnownWishes } from '../../shoppers/wish-mail-store.ts';

interface Today {
  find: (id: string) => Book | undefined;
  shop: ShopProfile;
  now: Date;
}

/** Without a confirmed address, or on a day with an earlier mail, the news waits. @returns whether a mail was written */
async function tell(uid: string, address: string | undefined, { find, shop, now }: Today): Promise<boolean> {
  const money = moneyOf(shop);
  return database().runTransaction(async (transaction) => {
    const shopper = await findWishing(transaction, uid, money.currency);
    if (!shopper) return false;
    const { news, remembered } = compareWishes(shopper.bookIds, shopper.remembered, find, money);
    const [first, ...others] = news;
    if (first) {
      if (!address) return false;
      const unsubscribe = await unsubscribeAddress('wishes', uid, shopper.language);
      const mail = wishMail(address, [first, ...others], { shop, unsubscribe }, shopper.language);
      const about: [string, ...string[]] = ['wishes', shopDay(now, shop), uid];
      if (!(await addMailOnce(transaction, { about, event: 'message-1', mail, uid }, now))) return false;
    }
    writeKnownWishes(transaction, uid, money.currency, remembered);
    return first !== undefined;
  });
}

/** At most one mail a day to each. Prices and stock come from the catalogue, so no book is read. */
export async function tellWishes(now: Date): Promise<{ shoppers: number; mails: number }> {
  const [{ catalogue }, shop] = await Promise.all([presentCatalogue(), shopProfile()]);
  const today: Today = { find: (id) => catalogue.entry(id)?.book, shop, now };
  const money = moneyOf(shop);
  const counts = { shoppers: 0, mails: 0 };
  for await (const page of wishingShoppers(money.currency)) {
    counts.shoppers += page.length;
    const changed = page
      .map((shopper) => ({
        shopper,
        ...compareWishes(shopper.bookIds, shopper.remembered, today.find, money),
      }))
      .filter(({ shopper, remembered }) => !isDeepStrictEqual(remembered, shopper.remembered));
    const uids = changed.filter(({ news }) => news.length > 0).map(({ shopper }) => shopper.uid);
    const addresses = await confirmedAddresses(uids);
    for (const { shopper } of changed) {
      if (await tell(shopper.uid, addresses.get(shopper.uid), today)) counts.mails += 1;
    }
  }
  return counts;
}
