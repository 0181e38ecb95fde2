import { authorsOf } from '@bookstore/functions/shared/book/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { coverPreviewAddress } from '@bookstore/functions/shared/book/cover';
import { isInStock } from '@bookstore/functions/shared/book/stock-words';
import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { Money } from '@bookstore/functions/shared/values/money';
import type {
  BookFormatType,
  BookLeaf,
  BookStore,
  BreadcrumbList,
  CollectionPage,
  Offer,
  OnlineStore,
  Person,
  ProductLeaf,
  Thing,
  WebSite,
} from 'schema-dts';
import { shopAddress } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { shop } from '#config/shop.ts';
import type { NamedPage } from './pages-above.ts';
import { placeData } from './place-data.ts';

/** A product and a book in one, in the terms of schema.org. */
type BookProduct = Omit<ProductLeaf, '@type'> &
  Omit<BookLeaf, '@type'> & { '@type': readonly ['Product', 'Book'] };

/** The structured data of a page, in the terms of schema.org. */
export type StructuredData = readonly (Thing | BookProduct)[];

const addressOf = (path: string) => shopAddress + path;
const shopId = addressOf('/#shop');

/** The shop and its search, for the home page. */
export function shopData(profile: ShopFrame): [OnlineStore | BookStore, WebSite] {
  const { shopName, contactEmail } = profile;
  return [
    {
      ...placeData(profile),
      '@id': shopId,
      name: shopName,
      url: addressOf(paths.home),
      logo: addressOf('/favicon.svg'),
      image: addressOf('/share.png'),
      description: shop.description,
      email: contactEmail,
    },
    {
      '@type': 'WebSite',
      name: shopName,
      url: addressOf(paths.home),
      publisher: { '@id': shopId },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: addressOf(`${paths.search}?q={search_term_string}`) },
        // Google's own notation for what may be put in.
        ...{ 'query-input': 'required name=search_term_string' },
      },
    },
  ];
}

/** The breadcrumb of a page. */
export function breadcrumbData(above: readonly NamedPage[], here: NamedPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, here].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

function personData({ name, slug }: { name: string; slug: string }): Person {
  return { '@type': 'Person', name, url: addressOf(paths.author(slug)) };
}

type PricingShop = Pick<ShopFrame, 'shopName' | 'money' | 'reducedPrices' | 'tax'>;

/** What a price is, beside the amount: with tax or without, or the one before a reduction. */
function priceData({ newPrice, oldPrice }: Book, { money: format, reducedPrices, tax }: PricingShop) {
  const money = new Money(format);
  const isReduced = reducedPrices !== 'off' && oldPrice > newPrice;
  const specification = (price: number) => ({
    '@type': 'UnitPriceSpecification' as const,
    price: money.plain(money.toCents(price)),
    priceCurrency: money.currency,
    ...(tax && { valueAddedTaxIncluded: tax.isIncluded }),
  });
  const before = { ...specification(oldPrice), priceType: 'https://schema.org/StrikethroughPrice' as const };
  const prices = [...(tax ? [specification(newPrice)] : []), ...(isReduced ? [before] : [])];
  return prices.length > 0 && { priceSpecification: prices.length === 1 ? prices[0] : prices };
}

function offerData(book: Book, shop: PricingShop): Offer {
  const { _id, newPrice, stockLeft } = book;
  const { shopName, money: format } = shop;
  const money = new Money(format);
  return {
    '@type': 'Offer',
    url: addressOf(paths.book(_id)),
    price: money.plain(money.toCents(newPrice)),
    priceCurrency: money.currency,
    availability: `https://schema.org/${isInStock({ stockLeft }) ? 'InStock' : 'OutOfStock'}`,
    ...priceData(book, shop),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', name: shopName },
  };
}

/** A test holds these and the formats of books together. */
export const formatData: Readonly<Record<string, BookFormatType>> = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  'e-book': 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
};

/** The fields of this edition. */
function editionData({ isbn, publisher, year, pages, language, format, subjects }: Book) {
  return {
    ...(isbn && { isbn, gtin13: isbn }),
    ...(publisher && { publisher: { '@type': 'Organization' as const, name: publisher } }),
    ...(year && { datePublished: String(year) }),
    ...(pages && { numberOfPages: pages }),
    ...(language && { inLanguage: language }),
    ...(format && formatData[format] && { bookFormat: formatData[format] }),
    ...(subjects && { keywords: subjects }),
  };
}

/** The absolute address of a book's picture in previews of its page. */
export function pictureOf({ coverImage }: Book): string | undefined {
  return coverPreviewAddress(shopAddress, coverImage);
}

/** A book as its page shows it. */
export function bookData(book: Book, shop: PricingShop & Pick<ShopFrame, 'genres'>): BookProduct {
  const address = addressOf(paths.book(book._id));
  const authors = authorsOf(book.author);
  const image = pictureOf(book);
  return {
    '@type': ['Product', 'Book'],
    '@id': address,
    url: address,
    name: book.title,
    ...(book.description && { description: book.description }),
    ...(authors.length > 0 && { author: authors.map(personData) }),
    ...(image && { image }),
    ...(book.category && { genre: genreLabel(shop.genres, book.category) }),
    ...editionData(book),
    offers: offerData(book, shop),
  };
}

/** A page that lists books: of a category, of an author, or all. */
export function collectionData(
  page: NamedPage & { description?: string | undefined },
  books: readonly Pick<Book, '_id' | 'title'>[],
): CollectionPage {
  const { name, path, description } = page;
  return {
    '@type': 'CollectionPage',
    name,
    url: addressOf(path),
    ...(description && { description }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: books.map(({ _id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: addressOf(paths.book(_id)),
      })),
    },
  };
}
