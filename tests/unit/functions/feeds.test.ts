// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { segmentOf } from '../../../functions/src/catalogue/segment.ts';
import {
  itemsWithout,
  type MerchantShop,
  merchantFrame,
  merchantItem,
} from '../../../functions/src/feeds/merchant-feed.ts';
import { newBooksFeed } from '../../../functions/src/feeds/new-books-feed.ts';
import {
  authorPlaces,
  bookPlaces,
  pagePlaces,
  sitemapPlaces,
} from '../../../functions/src/feeds/shop-places.ts';
import { sitemap, sitemapIndex } from '../../../functions/src/feeds/sitemap.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';

import { taxInPrices } from '../../../functions/src/shared/tax/advertised-price.ts';
import type { ShopTax } from '../../../functions/src/shared/tax/shop-tax.ts';
import { entryOf } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { anyCharacters } from '../../fixtures/any-text.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';

const shop = 'https://books.example';
const changed = Date.parse('2026-05-01T08:00:00Z');

function catalogueOf(books: readonly Book[], version: number | undefined = changed) {
  return createCatalogue(segmentOf(books.map((book) => entryOf(book, {}, version))), new Map());
}

/** By a parser that takes nothing but XML. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textsIn = (document: Document | Element, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

const reduction = { cents: 1000, day: '2026-11-01' };
const rate = (basisPoints: number, from = '2026-01-01') => ({ from, basisPoints });
const taxes: ShopTax = {
  name: 'MwSt.',
  isIncluded: false,
  defaultClass: 'books',
  rates: { books: [rate(700)], ebooks: [rate(700)], other: [rate(1900), rate(2000, '2027-01-01')] },
};

function amountsIn(book: Book, changes: Partial<MerchantShop>, day = '2026-11-24'): string[] {
  const { head, foot } = merchantFrame(shop, 'Book Store');
  const feed = parse(head + merchantItem(book, shop, { ...defaultProfile, ...changes }, day) + foot);
  return ['g:price', 'g:sale_price'].flatMap((name) => textsIn(feed, name));
}

const itemsOf = (books: readonly Book[]) =>
  books.map((book) => merchantItem(book, shop, defaultProfile, '2026-11-24')).join('');

function merchant(book: Book): Document {
  const { head, foot } = merchantFrame(shop, 'Book Store');
  return parse(head + itemsOf([book]) + foot);
}

const books = Array.from({ length: 5001 }, (_, index) => makeBook({ author: `Author ${index}` }));
const catalogue = catalogueOf(books);

it('The sitemaps are listed in parts of 5,000 addresses, with the last change of each that is known', () => {
  const index = parse(sitemapIndex(sitemapPlaces(shop, catalogue)));
  expect(textsIn(index, 'loc')).toEqual(
    ['pages', 'books-1', 'books-2', 'authors-1', 'authors-2'].map((name) => `${shop}/sitemaps/${name}.xml`),
  );
  expect(textsIn(index, 'lastmod')).toEqual(['2026-05-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z']);
  const unknown = parse(sitemapIndex(sitemapPlaces(shop, catalogueOf(books.slice(0, 1), 0))));
  expect(textsIn(unknown, 'lastmod')).toEqual([]);
});

it('The sitemaps name every book and every author once', () => {
  const parts = [1, 2, 3].map((part) => bookPlaces(shop, catalogue, part));
  expect(parts.map(({ length }) => length)).toEqual([5000, 1, 0]);
  const named = parts.flat().map(({ address }) => address);
  expect(named.sort()).toEqual(books.map(({ _id }) => `${shop}/books/${_id}`).sort());
  const authors = [1, 2].flatMap((part) => authorPlaces(shop, catalogue, part));
  expect(new Set(authors.map(({ address }) => address)).size).toBe(5001);
});

it('The sitemaps name pages that are always there, the shelves, and the list of them where there is one', () => {
  const pages = textsIn(parse(sitemap(pagePlaces(shop, defaultGenres, ['staff-picks', '書店']))), 'loc');
  const always = ['/', '/browse', '/browse/technology', '/about'].map((path) => shop + path);
  expect(pages).toEqual(expect.arrayContaining(always));
  expect(pages.slice(-3)).toEqual([
    `${shop}/shelves`,
    `${shop}/shelves/staff-picks`,
    `${shop}/shelves/${encodeURIComponent('書店')}`,
  ]);
});

it('The feed for Google Merchant Center names the price before and the one of now where a book is reduced', () => {
  const book = makeBook({ newPrice: 8, oldPrice: 12, reduction: { ...reduction, currency: 'USD' } });
  expect(amountsIn(book, { reducedPrices: 'eu' })).toEqual(['10.00 USD', '8.00 USD']);
  expect(amountsIn(book, {})).toEqual(['8.00 USD']);
});

it.each<[string, boolean, string[]]>([
  ['EUR', false, ['10.70 EUR', '8.56 EUR']],
  ['EUR', true, ['10.00 EUR', '8.00 EUR']],
  ['USD', false, ['10.00 USD', '8.00 USD']],
  ['CAD', false, ['10.00 CAD', '8.00 CAD']],
])(
  'The feed for Google Merchant Center tells prices in %s, with tax included %s, as its readers ask for them',
  (currency, isIncluded, amounts) => {
    const book = makeBook({ newPrice: 8, oldPrice: 12, reduction: { ...reduction, currency } });
    const tax = { ...taxes, isIncluded };
    expect(amountsIn(book, { reducedPrices: 'eu', currency, tax })).toEqual(amounts);
  },
);

it('The feed for Google Merchant Center adds the tax of the book’s class, by the rate of the day', () => {
  const mug = makeBook({ newPrice: 8, taxClass: 'other' });
  const shopOf = { currency: 'EUR', tax: taxes };
  expect(amountsIn(mug, shopOf, '2026-12-31')).toEqual(['9.52 EUR']);
  expect(amountsIn(mug, shopOf, '2027-01-01')).toEqual(['9.60 EUR']);
  const days = ['2026-12-31', '2027-01-01'].map((day) => taxInPrices(shopOf, day));
  expect(days).toEqual(['books 700 700 1900', 'books 700 700 2000']);
  expect(taxInPrices({ ...shopOf, currency: 'USD' }, '2027-01-01')).toBe('');
  expect(taxInPrices({ currency: 'EUR' }, '2027-01-01')).toBe('');
});

it('The feed for Google Merchant Center tells of each book what its page shows', async () => {
  const book = makeBook({
    _id: 'emma',
    newPrice: 9.5,
    coverImage: 'emma.480w.avif',
    isbn: '9780141439471',
    publisher: 'Murray',
  });
  const fieldsOf = (one: Book) => {
    const [item] = merchant(one).getElementsByTagName('item');
    return Object.fromEntries(
      Array.from(item?.children ?? [], ({ tagName, textContent }) => [tagName, textContent]),
    );
  };
  const bare = fieldsOf({ ...book, _id: 'a b', coverImage: '', isbn: undefined, condition: 'damaged' });
  expect(bare).toMatchObject({
    'g:identifier_exists': 'no',
    'g:image_link': `${shop}/api/books/a%20b/drawn-cover`,
    'g:condition': 'used',
  });
  expect(bare).not.toHaveProperty('g:gtin');
  expect(fieldsOf(book)).toEqual({
    'g:id': 'emma',
    'g:title': book.title,
    'g:description': book.description,
    'g:link': `${shop}/books/emma`,
    'g:image_link': `${shop}/api/covers/emma.480w.avif/preview`,
    'g:price': '9.50 USD',
    'g:availability': 'in_stock',
    'g:condition': 'new',
    'g:google_product_category': '784',
    'g:product_type': 'Books > Fiction',
    'g:gtin': '9780141439471',
    'g:brand': 'Murray',
  });
});

it('The feed for Google Merchant Center says of a book that has to be ordered by when it ships, as its page does', () => {
  const specialOrders = { fromDays: 5, toDays: 7 };
  const availabilityOf = (given: Partial<Book>, changes: Partial<MerchantShop> = { specialOrders }) => {
    const item = merchantItem(
      makeBook({ stockLeft: 0, ...given }),
      shop,
      { ...defaultProfile, ...changes },
      '2026-11-28',
    );
    return /<g:availability>(\w+)<[^>]*>(?:\s*<g:availability_date>([\d-]+)<)?/.exec(item)?.slice(1);
  };
  expect(availabilityOf({})).toEqual(['backorder', '2026-12-05']);
  expect(availabilityOf({ ships: { fromDays: 9, toDays: 14 } })).toEqual(['backorder', '2026-12-12']);
  for (const given of [{ ships: 'never' as const }, { condition: 'used' }, { whenSoldOut: 'end' }]) {
    expect(availabilityOf(given)).toEqual(['out_of_stock', undefined]);
  }
  expect(availabilityOf({}, {})).toEqual(['out_of_stock', undefined]);
  expect(availabilityOf({ stockLeft: 2 })).toEqual(['in_stock', undefined]);
  expect(availabilityOf({ appearsOn: '2027-03-12' })).toEqual(['preorder', '2027-03-12']);
});

it('The feed for Google Merchant Center leaves out the books that have changed since, whatever their ids', () => {
  const books = ['a', 'a&b', 'b', '</g:id>', 'c'].map((_id) =>
    makeBook({ _id, title: '<item><g:id>a</g:id>' }),
  );
  const items = Buffer.from(itemsOf(books));
  const kept = (...gone: string[]) => Buffer.concat([...itemsWithout(items, gone)]).toString();
  const of = (...indexes: number[]) => itemsOf(books.filter((_, index) => indexes.includes(index)));
  expect(kept()).toBe(of(0, 1, 2, 3, 4));
  expect(kept('a', 'none')).toBe(of(1, 2, 3, 4));
  expect(kept('a&b', '</g:id>', 'c')).toBe(of(0, 2));
  expect(kept(...books.map(({ _id }) => _id))).toBe('');
});

it('The feed of new books lists them with their authors', () => {
  const book = makeBook({ _id: 'omens', author: 'Terry Pratchett & Neil Gaiman' });
  const feed = parse(newBooksFeed([book], shop, defaultProfile));
  const [entry] = feed.getElementsByTagName('entry');
  if (!entry) throw new Error('The feed has no entry');
  expect(textsIn(entry, 'name')).toEqual(['Terry Pratchett', 'Neil Gaiman']);
  expect([textsIn(entry, 'id'), textsIn(entry, 'title'), textsIn(entry, 'updated')].flat()).toEqual([
    `${shop}/books/omens`,
    book.title,
    book.createdAt,
  ]);
});

/** As XML normalizes a text: each line end is one character. */
function inXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n');
}

const text = fc.oneof(
  anyCharacters,
  fc.constantFrom(
    ...hostileTexts.map((hostile) => hostile.text),
    ']]>',
    '<![CDATA[',
    '&#0;',
    '\0',
    '\ud800',
    '\u{1F4DA}',
  ),
);

it('Every text stays a text in every feed, and what XML cannot say is replaced', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, description, author) => {
      const book = makeBook({ title, description, author });
      const feed = merchant(book);
      const [first = ''] = textsIn(feed, 'g:title');
      expect(first).toBe(inXml([...title].slice(0, 150).join('')));
      expect(textsIn(feed, 'g:description')).toEqual([inXml(description || title)]);
      const atom = parse(newBooksFeed([book], shop, defaultProfile));
      expect(textsIn(atom, 'summary')).toEqual(description ? [inXml(description)] : []);
      expect(atom.getElementsByTagName('entry')).toHaveLength(1);
    }),
  );
});

it('No feed names the series in brackets behind a title', () => {
  const dune = makeBook({ title: 'Dune (Dune Chronicles, #1)' });
  const entries = parse(newBooksFeed([dune], shop, defaultProfile));
  const titles = [...textsIn(merchant(dune), 'g:title'), ...textsIn(entries, 'title').slice(1)];
  expect(titles).toEqual(['Dune', 'Dune']);
});
