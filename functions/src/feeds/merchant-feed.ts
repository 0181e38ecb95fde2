import { type Markup, markup, when } from '../platform/markup.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import type { Book } from '../shared/book/book.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';
import { sharedPictureAddress } from '../shared/book/cover.ts';
import { isMisprinted } from '../shared/book/isbn.ts';
import { seriesApart } from '../shared/book/series.ts';
import { reducedFrom } from '../shared/book/shown-book.ts';
import { isInStock, preorderDay, shipsIn } from '../shared/book/stock-words.ts';
import { type Genre, genreLabel } from '../shared/genre/genres.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import { addDays } from '../shared/shop/shop-day.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { advertisedCents } from '../shared/tax/advertised-price.ts';
import { t } from '../shared/words/words.ts';

// Product feed for Google Merchant Center: RSS 2.0 with Google's elements, in the shop's first language. The shop's
// address has no trailing slash.

/** Google's limit. */
const longestTitle = 150;

/** Google product category Media › Books. */
const booksCategory = '784';

/** Start of an item, which cannot occur in texts: there '<' is escaped. */
const [itemStart, idEnd] = ['<item><g:id>', '</g:id>'] as const;

export type MerchantShop = Pick<
  ShopProfile,
  'currency' | 'locale' | 'reducedPrices' | 'fixedPrices' | 'tax' | 'specialOrders'
> & { genres: readonly Genre[] };

/** Includes shipping times and the taxes valid on the day. */
export function merchantItem(book: Book, shop: string, profile: MerchantShop, day: string): string {
  const { _id, title, description, category, newPrice, isbn, publisher, taxClass } = seriesApart(book);
  const money = moneyOf(profile);
  const appearsOn = preorderDay(book, profile, day);
  const ships = shipsIn(book, profile);
  const orderable = ships ? 'backorder' : 'out_of_stock';
  const before = reducedFrom(book, profile, money);
  const amount = (price: number) => {
    const cents = advertisedCents(profile, { priceCents: money.toCents(price), taxClass }, day);
    return `${money.plain(cents)} ${money.currency}`;
  };
  const rest: Markup = markup`
<g:title>${[...title].slice(0, longestTitle).join('')}</g:title>
<g:description>${description || title}</g:description>
<g:link>${shop + shopPaths.book(_id)}</g:link>
<g:image_link>${sharedPictureAddress(shop, book)}</g:image_link>
<g:price>${amount(before ?? newPrice)}</g:price>
${when(
  before,
  () => markup`<g:sale_price>${amount(newPrice)}</g:sale_price>
`,
)}<g:availability>${appearsOn ? 'preorder' : isInStock(book) ? 'in_stock' : orderable}</g:availability>${when(
    appearsOn ?? (ships && addDays(day, ships.toDays)),
    (first) => markup`
<g:availability_date>${first}</g:availability_date>`,
  )}
<g:condition>${isNewCopy(book) ? 'new' : 'used'}</g:condition>
<g:google_product_category>${booksCategory}</g:google_product_category>
<g:product_type>${sayIn(shopLanguage, () => t('Books'))} &gt; ${genreLabel(profile.genres, category)}</g:product_type>
${isbn && !isMisprinted(isbn) ? markup`<g:gtin>${isbn}</g:gtin>` : markup`<g:identifier_exists>no</g:identifier_exists>`}
${when(publisher, (brand) => markup`<g:brand>${brand}</g:brand>`)}
</item>
`;
  return itemStart + markup`${_id}`.text + idEnd + rest.text;
}

/** Filters out items of the books that are `gone`. */
export function* itemsWithout(bytes: Buffer, gone: Iterable<string>): Generator<Buffer> {
  const ids = new Set(Array.from(gone, (id) => markup`${id}`.text));
  let from = 0;
  for (let start = ids.size === 0 ? -1 : bytes.indexOf(itemStart); start >= 0; ) {
    const next = bytes.indexOf(itemStart, start + 1);
    const id = bytes.toString('utf8', start + itemStart.length, bytes.indexOf(idEnd, start));
    if (ids.has(id)) {
      if (start > from) yield bytes.subarray(from, start);
      from = next < 0 ? bytes.length : next;
    }
    start = next;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

export function merchantFrame(shop: string, name: string): { head: string; foot: string } {
  const { text: head } = markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${name}</title>
<link>${shop + shopPaths.home}</link>
<description>${sayIn(shopLanguage, () => t('All books of {name}', { name }))}</description>
`;
  return { head, foot: '</channel>\n</rss>\n' };
}
