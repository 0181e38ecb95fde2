import { authorsOf } from '@bookstore/functions/shared/author/author';
import type { Book } from '@bookstore/functions/shared/book/book';
import { type BookCondition, conditionOf } from '@bookstore/functions/shared/book/book-condition';
import { isMisprinted } from '@bookstore/functions/shared/book/isbn';
import { isInStock, preorderDay, shipsIn } from '@bookstore/functions/shared/book/stock-words';
import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import { addDays, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { addedTax, advertisedCents } from '@bookstore/functions/shared/tax/advertised-price';
import { Money } from '@bookstore/functions/shared/values/money';
import type { AggregateRating, BookFormatType, Offer, OfferItemCondition, Person } from 'schema-dts';
import { paths } from '#config/paths.ts';
import { type TermsShop, termsData } from './offer-terms.ts';
import { addressOf, type BookProduct, pictureOf } from './structured-data.ts';

// Apart from the structured data of other pages, whose file every page of the shop loads.

function personData({ name, slug }: { name: string; slug: string }): Person {
  return { '@type': 'Person', name, url: addressOf(paths.author(slug)) };
}

type PricingShop = Pick<
  ShopFrame,
  'shopName' | 'money' | 'reducedPrices' | 'tax' | 'timeZone' | 'formerZones'
> &
  TermsShop;

function priceToday({ taxClass }: Book, price: number, shop: PricingShop): string {
  const { money: format, tax } = shop;
  const money = new Money(format);
  const priced = { priceCents: money.toCents(price), taxClass };
  return money.plain(advertisedCents({ tax, currency: money.currency }, priced, shopDay(new Date(), shop)));
}

/** With or without tax, or the price before a reduction. */
function priceData(book: Book, shop: PricingShop) {
  const { newPrice, oldPrice } = book;
  const { money: format, reducedPrices, tax } = shop;
  const isReduced = reducedPrices !== 'off' && oldPrice > newPrice;
  const specification = (price: number) => ({
    '@type': 'UnitPriceSpecification' as const,
    price: priceToday(book, price, shop),
    priceCurrency: format.currency,
    ...(tax && {
      valueAddedTaxIncluded: tax.isIncluded || addedTax({ tax, currency: format.currency }) === tax,
    }),
  });
  const before = { ...specification(oldPrice), priceType: 'https://schema.org/StrikethroughPrice' as const };
  const prices = [...(tax ? [specification(newPrice)] : []), ...(isReduced ? [before] : [])];
  return prices.length > 0 && { priceSpecification: prices.length === 1 ? prices[0] : prices };
}

function offerData(book: Book, shop: PricingShop): Offer {
  const { _id, newPrice } = book;
  const today = shopDay(new Date(), shop);
  const appearsOn = preorderDay(book, shop, today);
  const ships = shipsIn(book, shop);
  const startsOn = appearsOn ?? (ships && addDays(today, ships.toDays));
  const stock = isInStock(book) ? 'InStock' : ships ? 'BackOrder' : 'OutOfStock';
  const availability = appearsOn ? 'PreOrder' : stock;
  const { shopName, money: format } = shop;
  return {
    '@type': 'Offer',
    url: addressOf(paths.book(_id)),
    price: priceToday(book, newPrice, shop),
    priceCurrency: format.currency,
    availability: `https://schema.org/${availability}`,
    ...(startsOn && { availabilityStarts: startsOn }),
    ...priceData(book, shop),
    itemCondition: conditionData[conditionOf(book)],
    ...termsData(book, shop),
    seller: { '@type': 'OnlineStore', name: shopName },
  };
}

const conditionData: Readonly<Record<BookCondition, OfferItemCondition>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  damaged: 'https://schema.org/DamagedCondition',
};

/** A test compares these with the book formats. */
export const formatData: Readonly<Record<string, BookFormatType>> = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  'e-book': 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
};

function editionData({ isbn, publisher, year, pages, language, format, subjects }: Book) {
  return {
    ...(isbn && { isbn, ...(!isMisprinted(isbn) && { gtin13: isbn }) }),
    ...(publisher && { publisher: { '@type': 'Organization' as const, name: publisher } }),
    ...(year && { datePublished: String(year) }),
    ...(pages && { numberOfPages: pages }),
    ...(language && { inLanguage: language }),
    ...(format && formatData[format] && { bookFormat: formatData[format] }),
    ...(subjects && { keywords: subjects }),
  };
}

/** Of published reviews alone. */
function ratingData({ rating }: Book): { aggregateRating?: AggregateRating } {
  if (!rating) return {};
  const { mean, count } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count } };
}

export function bookData(book: Book, shop: PricingShop & Pick<ShopFrame, 'genres'>): BookProduct {
  const address = addressOf(paths.book(book._id));
  const authors = authorsOf(book.author);
  return {
    '@type': ['Product', 'Book'],
    '@id': address,
    url: address,
    name: book.title,
    ...(book.description && { description: book.description }),
    ...(authors.length > 0 && { author: authors.map(personData) }),
    image: pictureOf(book),
    ...(book.category && { genre: genreLabel(shop.genres, book.category) }),
    ...editionData(book),
    ...ratingData(book),
    offers: offerData(book, shop),
  };
}
