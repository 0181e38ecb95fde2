import { beforeAll, describe, expect, it } from 'vitest';
import type { Door } from '../../functions/src/shared/catalogue/door.ts';
import { beginsAsShell, type PageRow, pathAt } from '../../functions/src/shared/pages/page-row.ts';
import { shopPages } from '../../functions/src/shared/pages/shop-pages.ts';
import { hostingAddress, shopAddress } from '../emulators/project.ts';
import { demoBooks } from '../fixtures/demo-shop/books.ts';
import { later } from '../reads/later.ts';
import { openDemoShop } from './demo-shop.ts';
import { call } from './shop-api.ts';
import { removeStoredBook, storeBook } from './stored-books.ts';

async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(shopAddress + path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

const pages = new Map<string, ReturnType<typeof ask>>();

/** Of the demo shop; each is fetched once. */
function pageAt(path: string): ReturnType<typeof ask> {
  const page = pages.get(path) ?? ask(path);
  pages.set(path, page);
  return page;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name) => entities[name] ?? "'");
const textsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  );
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

async function listedPaths() {
  const inShop = (address: string) => {
    expect(address.startsWith(`${hostingAddress}/`)).toBe(true);
    return address.slice(hostingAddress.length);
  };
  const parts = textsIn((await ask('/sitemap.xml')).text, 'loc');
  const sitemaps = await Promise.all(parts.map((part) => ask(inShop(part))));
  return sitemaps.flatMap(({ text }) => textsIn(text, 'loc')).map(inShop);
}

beforeAll(async () => {
  await openDemoShop();
});

const most = 4;

/** Within the shop. React writes every link in the same way. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, address = ''] = /(?:^|\s)href="([^"]*)"/.exec(attributes) ?? [];
    const isInside = /^\/(?!\/)/.test(address);
    return isInside ? [unescaped(address).replace(/#.*/, '')] : [];
  });
}

/** Pages without links of their own. */
const isShell = (path: string) => /^\/(?:login|register|cart|checkout|orders|admin|dashboard)\b/.test(path);

/**
 * Of a list, only its pages and its two views are linked, of all books each series, and the lists behind the doors of
 * home: combinations of filters and orders would be endless.
 */
const isCombined = (path: string) =>
  [...new URL(path, hostingAddress).searchParams.keys()].some(
    (name) => !['page', 'view', 'series'].includes(name),
  );

it('Links lead to every book in four clicks, to nothing that is missing, and to few other pages', async () => {
  const clicks = new Map([['/', 0]]);
  const broken: string[] = [];
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (isShell(path)) continue;
    const { status, text } = await pageAt(path);
    if (status !== 200) broken.push(`${status} ${path}`);
    for (const link of linksIn(text)) {
      if (clicks.has(link)) continue;
      clicks.set(link, (clicks.get(path) ?? 0) + 1);
      waiting.push(link);
    }
  }
  expect(broken).toEqual([]);
  const far = demoBooks.filter(({ id }) => (clicks.get(`/books/${id}`) ?? Number.POSITIVE_INFINITY) > most);
  expect(far.map(({ id }) => id)).toEqual([]);
  const paths = [...clicks.keys()];
  const doors: Door[] = (await call('GET', '/api/doors')).body;
  const isBehindDoor = (path: string) => doors.some(({ link }) => path.startsWith(link));
  expect(paths.filter((path) => isCombined(path) && !isBehindDoor(path))).toEqual([]);
  // Lists that are seen as spines have a page for each of their pages.
  const lists = paths.filter((path) => /^\/browse\b/.test(path));
  const [shelves, others] = [lists, paths].map(
    (some) => some.filter((path) => path.includes('view=shelf')).length,
  );
  expect([shelves, others]).toEqual([lists.length / 2, lists.length / 2]);
});

describe('the sitemaps', () => {
  it('name pages of which each answers, and says itself that this is its one address', async () => {
    const paths = await listedPaths();
    expect(new Set(paths).size).toBe(paths.length);
    const wrong: string[] = [];
    for (const path of paths) {
      const { status, text } = await pageAt(path);
      const isIndexed = status === 200 && canonicalOf(text) === hostingAddress + path && !robotsOf(text);
      if (!isIndexed)
        wrong.push(`${path} answers ${status}, says ${canonicalOf(text)} and ${robotsOf(text)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['books-01', 'books-999'])('have no page %s', async (name) => {
    expect((await ask(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  it('and feeds say when a book was last changed, and name it no more when it is deleted', async () => {
    const book = await storeBook({ title: 'Soon gone <&> "quoted"' });
    const changedAt = async () => {
      const urls = (await ask('/sitemaps/books-1.xml')).text.split('<url>');
      return textsIn(urls.find((url) => url.includes(`/books/${book._id}<`)) ?? '', 'lastmod')[0];
    };
    const isIn = async (path: string) => (await ask(path)).text.includes(book._id);
    const everywhere = async () => [
      await changedAt(),
      ...(await Promise.all(['/feeds/new.xml', '/feeds/books.xml'].map(isIn))),
    ];
    later(60_000);
    expect(await everywhere()).toEqual([book.createdAt, true, true]);
    await removeStoredBook(book);
    later(60_000);
    expect(await everywhere()).toEqual([undefined, false, false]);
    expect((await ask(`/books/${book._id}`)).status).toBe(404);
  });
});

it.each(['/search?q=emma', '/browse?page=2', '/browse/fiction?sort=title'])(
  '%s is not for search engines',
  async (path) => {
    const { text } = await pageAt(path);
    expect([robotsOf(text), canonicalOf(text)]).toEqual(['noindex', undefined]);
  },
);

it.each(['?utm_source=x', '/', '?fresh=1'])(
  'A page leads to its one address with %s after it',
  async (rest) => {
    const own = '/books/frankenstein';
    const { status, headers } = await fetch(shopAddress + own + rest, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, own]);
    expect(canonicalOf((await pageAt(own)).text)).toBe(hostingAddress + own);
  },
);

const shells = Object.values<PageRow>(shopPages).filter(beginsAsShell);

it.each(shells.map(({ path }) => pathAt(path, 'some-id')))(
  'The shell of %s is the same for every visitor and query, kept by the CDN, and not for search engines',
  async (path) => {
    const answer = await fetch(`${shopAddress}${path}?code=secret`);
    const headers = ['cache-control', 'x-robots-tag'].map((name) => answer.headers.get(name));
    expect(headers).toEqual(['public, max-age=0, must-revalidate, s-maxage=55', 'noindex']);
    const text = await answer.text();
    expect({ status: answer.status, text }).toEqual(await ask(path));
    expect(text).toContain('<script id="page-data" type="application/json">{"shop":{}}</script>');
    const { status: moved, headers: there } = await fetch(`${shopAddress}${path}/?code=a`, {
      redirect: 'manual',
    });
    expect([moved, there.get('location')]).toEqual([302, `${path}?code=a`]);
  },
);

it.each(['/sitemap.xml', '/sitemaps/books-1.xml', '/feeds/books.xml', '/feeds/new.xml'])(
  '%s has no address besides its own under which a cache would ask for it again',
  async (path) => {
    const { status, headers, body } = await call('GET', `${path}?colour=red`);
    expect([status, headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    expect(body).toMatchObject({ error: { code: 'invalid-argument', details: { field: 'colour' } } });
  },
);

it.each([
  ['/api/covers/%6eone.avif/preview', '/api/covers/none.avif/preview'],
  ['/api/books?limit=01&after=', '/api/books?limit=1'],
])('%s leads to the address that caches know', async (path, own) => {
  const { status, headers } = await fetch(shopAddress + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, own]);
});
