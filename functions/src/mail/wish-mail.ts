import { shopAddress } from '../platform/shop-address.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import type { WishNews } from '../shared/shopper/wish-news.ts';
import type { Money } from '../shared/values/money.ts';
import type { MailSender } from './mail-content.ts';
import { plainMail } from './plain-mail.ts';

/** More books are counted instead of named. */
const mostNamed = 30;

function subjectOf([{ book, fromCents }, ...others]: readonly [WishNews, ...WishNews[]]): string {
  if (others.length > 0) return `${others.length + 1} books on your wish list cost less, or are back`;
  return fromCents === undefined ? `“${book.title}” is back` : `“${book.title}” costs less`;
}

function sentenceOf({ book, fromCents }: WishNews, money: Money): string {
  const price = money.price(book.newPrice);
  return fromCents === undefined
    ? `Back in stock, for ${price}.`
    : `Now ${price}, and ${money.text(fromCents)} before.`;
}

/** What a shopper is told of the books on the wish list. @param unsubscribe where such mails are ended */
export function wishMail(
  to: string,
  news: readonly [WishNews, ...WishNews[]],
  { shop, money, unsubscribe }: { shop: MailSender; money: Money; unsubscribe: string },
) {
  const more = news.length - mostNamed;
  const books = news.slice(0, mostNamed).flatMap((one) => [
    {
      label: [one.book.title, one.book.author].filter(Boolean).join(', by '),
      address: shopAddress() + shopPaths.book(one.book._id),
    },
    sentenceOf(one, money),
  ]);
  const paragraphs = [
    ...books,
    ...(more > 0 ? [`And ${more} more on your list.`] : []),
    { label: 'See your wish list', address: shopAddress() + shopPaths.wishlist },
    `You asked ${shop.shopName} for this mail on your wish list. It comes at most once a day.`,
    `${shop.shopName} · ${shop.contactEmail}`,
  ];
  return plainMail(to, subjectOf(news), paragraphs, unsubscribe);
}
