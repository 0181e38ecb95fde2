import { visitorLimit } from '../auth/visitor-limit.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { recentCatalogue } from '../catalogue/shop-catalogue.ts';
import { appIcon, appManifest, pictureOf } from '../feeds/app-manifest.ts';
import { newBooksCount, newBooksFeed } from '../feeds/new-books-feed.ts';
import { authorPlaces, bookPlaces, pagePlaces, sitemapPlaces } from '../feeds/shop-places.ts';
import { type Place, sitemap, sitemapIndex } from '../feeds/sitemap.ts';
import { NotFound, Unavailable } from '../platform/http/api-errors.ts';
import { readPublicFile } from '../platform/http/page-renderer.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { recentGenres } from '../settings/shop-genres.ts';
import { recentSettings, shopProfile } from '../settings/shop-profile.ts';
import { joinedAuthors } from '../shared/author/joined-authors.ts';
import { languagesOf } from '../shared/words/known-language.ts';
import { addressUnder, languageRoot, splitLanguage } from '../shared/words/language-address.ts';
import { booksFeed } from '../use-cases/catalogue/books-feed.ts';
import { listShelves } from '../use-cases/shelves/show-shelves.ts';

/** A file for crawlers, feed readers and devices. */
export interface Feed {
  /** An Express pattern with an optional `:part`. */
  path: string;
  type:
    | 'application/xml'
    | 'application/rss+xml'
    | 'application/atom+xml'
    | 'application/manifest+json'
    | 'image/png'
    | 'image/svg+xml';
  /** One per language of the shop. */
  isSpoken?: true;
  /** Counts a request. @returns the wait in milliseconds */
  hourly?: ReturnType<typeof visitorLimit>;
  /** `root` precedes the addresses of pages in the language. */
  make: (
    part: string,
    signal: AbortSignal,
    root: string,
  ) => Promise<string | Buffer | AsyncIterable<string | Buffer>>;
}

/**
 * Per hour and instance: the only public answer that grows with the shop, 9 MB for 10,000 books. The CDN asks at most
 * once a minute.
 */
const hourlyFeeds = visitorLimit(60, 180);

/** Search engines forget pages that a sitemap lacks. @throws Unavailable */
async function wholeCatalogue(): Promise<Catalogue> {
  const { base, catalogue } = await recentCatalogue();
  if (!base.hasAllBooks) throw new Unavailable();
  return catalogue.joining(joinedAuthors((await recentSettings()).joinedAuthors));
}

async function inAllLanguages(places: readonly Place[]): Promise<Place[]> {
  const languages = languagesOf(shopLanguage, (await shopProfile()).languages);
  return languages.flatMap((language) => {
    const root = languageRoot(language, shopLanguage);
    return places.map((place) => {
      const { origin, pathname } = new URL(place.address);
      return { ...place, address: origin + addressUnder(root, pathname) };
    });
  });
}

type PlacesOf = (shop: string, catalogue: Catalogue, part: number) => Place[];

/** 404 beyond the last part. */
function sitemapsOf(kind: string, placesOf: PlacesOf): Feed {
  return {
    path: `/sitemaps/${kind}-:part.xml`,
    type: 'application/xml',
    async make(part) {
      const isNumber = /^[1-9]\d{0,5}$/.test(part);
      const places = isNumber ? placesOf(shopAddress(), await wholeCatalogue(), Number(part)) : [];
      if (places.length === 0) throw new NotFound('This sitemap');
      return sitemap(await inAllLanguages(places));
    },
  };
}

async function coloredIcon(picture: string, color: string | undefined, size?: number): Promise<Buffer> {
  const { iconPng } = await import('../covers/icon-png.ts');
  return iconPng(await readPublicFile(picture), size, color);
}

/** Hosting must send these addresses to `pages` (deploy/hosting-rules.ts). */
export const feeds: readonly Feed[] = [
  {
    path: '/sitemap.xml',
    type: 'application/xml',
    make: async () => sitemapIndex(sitemapPlaces(shopAddress(), await wholeCatalogue())),
  },
  {
    path: '/sitemaps/pages.xml',
    type: 'application/xml',
    async make() {
      const [genres, shelves] = await Promise.all([recentGenres(), listShelves({})]);
      const slugs = shelves.map(({ slug }) => slug);
      return sitemap(await inAllLanguages(pagePlaces(shopAddress(), genres, slugs)));
    },
  },
  sitemapsOf('books', bookPlaces),
  sitemapsOf('authors', authorPlaces),
  {
    path: '/feeds/books.xml',
    type: 'application/rss+xml',
    hourly: hourlyFeeds,
    make: async (_part, signal) => booksFeed(signal),
  },
  {
    path: '/feeds/new.xml',
    type: 'application/atom+xml',
    isSpoken: true,
    async make(_part, _signal, root) {
      const language = splitLanguage(root).named ?? shopLanguage;
      const [catalogue, shop] = await Promise.all([wholeCatalogue(), shopProfile(language)]);
      const books = catalogue.newest(newBooksCount);
      return sayIn(language, () => newBooksFeed(books, shopAddress() + root, shop));
    },
  },
  {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json',
    isSpoken: true,
    make: async (_part, _signal, root) =>
      appManifest(await shopProfile(splitLanguage(root).named ?? shopLanguage), root),
  },
  {
    path: '/icons/:part.svg',
    type: 'image/svg+xml',
    async make(part) {
      const icon = appIcon(part);
      if (!icon) throw new NotFound('This picture');
      return icon;
    },
  },
  {
    path: '/icons/:part.png',
    type: 'image/png',
    async make(part) {
      const { accentColor } = await shopProfile();
      const picture = pictureOf(part, accentColor);
      if (!picture) throw new NotFound('This picture');
      return coloredIcon(picture, accentColor);
    },
  },
  {
    // iPhones look here without a link.
    path: '/apple-touch-icon.png',
    type: 'image/png',
    make: async () => coloredIcon('icon-tile-512.png', (await shopProfile()).accentColor, 180),
  },
];
