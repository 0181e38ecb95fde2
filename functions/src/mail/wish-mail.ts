import { pageAddress } from '../platform/page-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import type { ShopCurrency } from '../shared/shop/shop-profile.ts';
import type { WishNews } from '../shared/shopper/wish-news.ts';
import type { Money } from '../shared/values/money.ts';
import type { Language } from '../shared/words/languages.ts';
import { plural, t } from '../shared/words/words.ts';
import type { MailSender } from './mail-content.ts';
import type { RenderedMail } from './order-mail.ts';
import { type MailParagraph, plainMail } from './plain-mail.ts';

type WishShop = MailSender & ShopCurrency;

/** More books are counted instead of named. */
const mostNamed = 30;

function subjectOf([{ book, fromCents }, ...others]: readonly [WishNews, ...WishNews[]]): string {
  const { title } = book;
  if (others.length > 0) {
    return plural(
      others.length + 1,
      '{count} book on your wish list costs less, or is back',
      '{count} books on your wish list cost less, or are back',
    );
  }
  return fromCents === undefined ? t('“{title}” is back', { title }) : t('“{title}” costs less', { title });
}

function nameOf({ title, author }: WishNews['book']): string {
  return author ? t('{title}, by {author}', { title, author }) : title;
}

function sentenceOf({ book, fromCents }: WishNews, money: Money): string {
  const price = money.price(book.newPrice);
  return fromCents === undefined
    ? t('Back in stock, for {price}.', { price })
    : t('Now {price}, and {before} before.', { price, before: money.text(fromCents) });
}

function paragraphsOf(news: readonly WishNews[], shop: WishShop): MailParagraph[] {
  const money = moneyOf({ currency: shop.currency, locale: spokenLocale(shop.locale) });
  const more = news.length - mostNamed;
  const books = news
    .slice(0, mostNamed)
    .flatMap((one) => [
      { label: nameOf(one.book), address: pageAddress(shopPaths.book(one.book._id)) },
      sentenceOf(one, money),
    ]);
  return [
    ...books,
    ...(more > 0 ? [t('And {count} more on your list.', { count: more })] : []),
    { label: t('See your wish list'), address: pageAddress(shopPaths.wishlist) },
    t('You asked {shop} for this mail on your wish list. It comes at most once a day.', {
      shop: shop.shopName,
    }),
    `${shop.shopName} · ${shop.contactEmail}`,
  ];
}

/** @param unsubscribe where such mails are ended */
export function wishMail(
  to: string,
  news: readonly [WishNews, ...WishNews[]],
  { shop, unsubscribe }: { shop: WishShop; unsubscribe: string },
  language: Language = shopLanguage,
): RenderedMail {
  const spoken = settingsIn(shop, language);
  return sayIn(language, () => plainMail(to, subjectOf(news), paragraphsOf(news, spoken), unsubscribe));
}
