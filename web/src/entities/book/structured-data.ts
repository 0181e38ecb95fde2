import type { Book } from '@bookstore/functions/shared/book/book';
import { sharedPictureAddress } from '@bookstore/functions/shared/book/cover';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type {
  BookLeaf,
  BookStore,
  BreadcrumbList,
  CollectionPage,
  OnlineStore,
  ProductLeaf,
  Thing,
  WebSite,
} from 'schema-dts';
import { shopAddress } from '#config/env.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { descriptionOf } from '#config/shop.ts';
import type { NamedPage } from './pages-above.ts';

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
/** schema.org's form of opening hours: 'Mo-Fr 09:00-18:00'. */
const hours = new RegExp(`^${day}(?:[-,]${day})* ${time}-${time}$`);

/** With an address a `BookStore`, which must have one, otherwise an `OnlineStore`. */
function placeData({ contactPhone, postalAddress, openingHours }: ShopFrame) {
  const telephone = contactPhone && { telephone: contactPhone };
  if (!postalAddress) return { '@type': 'OnlineStore' as const, ...telephone };
  const opening = openingHours.split('\n').filter((line) => hours.test(line));
  return {
    '@type': 'BookStore' as const,
    ...telephone,
    address: postalAddress.split('\n').join(', '),
    ...(opening.length > 0 && { openingHours: opening }),
  };
}

/** A product and a book in one, in the terms of schema.org. */
export type BookProduct = Omit<ProductLeaf, '@type'> &
  Omit<BookLeaf, '@type'> & { '@type': readonly ['Product', 'Book'] };

/** In the terms of schema.org. */
export type StructuredData = readonly (Thing | BookProduct)[];

export const addressOf = (path: string) => shopAddress + documentAddress(path);
/** The same in each language. */
const shopId = `${shopAddress}/#shop`;

/** For the home page. */
export function shopData(profile: ShopFrame): [OnlineStore | BookStore, WebSite] {
  const { shopName, contactEmail } = profile;
  return [
    {
      ...placeData(profile),
      '@id': shopId,
      name: shopName,
      url: addressOf(paths.home),
      logo: `${shopAddress}/favicon.svg`,
      image: `${shopAddress}/share.png`,
      description: descriptionOf(profile),
      email: contactEmail,
    },
    {
      '@type': 'WebSite',
      name: shopName,
      url: addressOf(paths.home),
      publisher: { '@id': shopId },
    },
  ];
}

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

/** The absolute address of a book's picture in link previews. */
export function pictureOf(book: Pick<Book, '_id' | 'coverImage'>): string {
  return sharedPictureAddress(shopAddress, book);
}

export function collectionData(
  page: NamedPage & { description?: string | undefined },
  books: readonly Pick<Book, '_id'>[],
): CollectionPage {
  const { name, path, description } = page;
  return {
    '@type': 'CollectionPage',
    name,
    url: addressOf(path),
    ...(description && { description }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: books.map(({ _id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: addressOf(paths.book(_id)),
      })),
    },
  };
}
