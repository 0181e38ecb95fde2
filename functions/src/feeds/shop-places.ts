import type { BookVersion, Catalogue } from '../catalogue/catalogue.ts';
import { type Genre, shownGenres } from '../shared/genre/genres.ts';
import type { PageRow } from '../shared/pages/page-row.ts';
import { shopPages, shopPaths } from '../shared/pages/shop-pages.ts';
import { type Place, sitemapSize } from './sitemap.ts';

/** Splits a list into sitemaps. */
function* partsOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < sitemapSize) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Parts count from 1; reads no further than the part. Empty when there is no such part. */
function partOf<Item>(items: Iterable<Item>, wanted: number): Item[] {
  let number = 0;
  for (const part of partsOf(items)) {
    number += 1;
    if (number === wanted) return part;
  }
  return [];
}

type PagesOfShop = typeof shopPages;
type PageOfMany = { indexed: true; path: `${string}:${string}` };
type NameOfMany = {
  [Name in keyof PagesOfShop]: PagesOfShop[Name] extends PageOfMany ? Name : never;
}[keyof PagesOfShop];

/** Only genres here: books and authors have sitemaps of their own, and there may be no shelves. */
function addressesOfMany(genres: readonly Genre[]): Readonly<Record<string, readonly string[]>> {
  return {
    category: shownGenres(genres).map(({ slug }) => shopPaths.category(slug)),
    book: [],
    author: [],
    shelf: [],
    shelves: [],
  } satisfies Record<NameOfMany | 'shelves', readonly string[]>;
}

/** Includes the list of shelves. */
function shelfPaths(slugs: readonly string[]): string[] {
  return slugs.length === 0 ? [] : [shopPaths.shelves, ...slugs.map(shopPaths.shelf)];
}

export function pagePlaces(shop: string, genres: readonly Genre[], shelves: readonly string[]): Place[] {
  const addresses = addressesOfMany(genres);
  return Object.entries<PageRow>(shopPages)
    .filter(([, { indexed }]) => indexed)
    .flatMap(([name, { path }]) => addresses[name] ?? [path])
    .concat(shelfPaths(shelves))
    .map((path) => ({ address: shop + path }));
}

function instantOf(version: number): string | undefined {
  return version ? new Date(version).toISOString() : undefined;
}

export function bookPlaces(shop: string, catalogue: Catalogue, part: number): Place[] {
  return partOf(catalogue.versions(), part).map(({ id, version }) => ({
    address: shop + shopPaths.book(id),
    changedAt: instantOf(version),
  }));
}

export function authorPlaces(shop: string, catalogue: Catalogue, part: number): Place[] {
  return partOf(catalogue.authors(), part).map(({ slug }) => ({ address: shop + shopPaths.author(slug) }));
}

/** Undefined when that of any book is unknown. */
function lastChange(books: readonly BookVersion[]): string | undefined {
  const versions = books.map(({ version }) => version);
  return versions.includes(0) ? undefined : instantOf(Math.max(...versions));
}

export function sitemapPlaces(shop: string, catalogue: Catalogue): Place[] {
  const address = (name: string) => `${shop}/sitemaps/${name}.xml`;
  const books = Array.from(partsOf(catalogue.versions()), (part, index) => ({
    address: address(`books-${index + 1}`),
    changedAt: lastChange(part),
  }));
  const authors = Array.from(partsOf(catalogue.authors()), (_, index) => ({
    address: address(`authors-${index + 1}`),
  }));
  return [{ address: address('pages') }, ...books, ...authors];
}
