// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shopAddress } from '../emulators/project.ts';
import { demoBooks } from '../fixtures/demo-shop/books.ts';
import { eventually } from '../fixtures/eventually.ts';
import { removeStoredBook, storeBook } from './stored-books.ts';

/** How many pages are asked for at the same time. */
const atOnce = 8;

/** An instance of the functions may know the catalogue of some seconds ago. */
const soon = { timeout: 60_000, interval: 500 };

async function ask(address: string): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

async function askXml(path: string): Promise<Document> {
  const { status, text } = await ask(shopAddress + path);
  expect(status).toBe(200);
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

async function askPage(address: string): Promise<{ status: number; page: Document }> {
  const { status, text } = await ask(address);
  return { status, page: new DOMParser().parseFromString(text, 'text/html') };
}

/** The same, without the time that the rest of the page takes to read. */
async function askHead(address: string): Promise<{ status: number; page: Document }> {
  const { status, text } = await ask(address);
  const [head = ''] = text.split('</head>');
  return { status, page: new DOMParser().parseFromString(head, 'text/html') };
}

const textsIn = (document: Document | Element, name: string): string[] =>
  Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent ?? '');

const canonicalOf = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');

function pathIn(address: string): string {
  expect(address.startsWith(`${shopAddress}/`)).toBe(true);
  return address.slice(shopAddress.length);
}

/** Every address that a search engine finds, beginning at robots.txt. */
async function listedAddresses(): Promise<string[]> {
  const robots = await ask(`${shopAddress}/robots.txt`);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots.text) ?? [];
  const parts = textsIn(await askXml(pathIn(sitemap)), 'loc');
  const sitemaps = await Promise.all(parts.map((part) => askXml(pathIn(part))));
  return sitemaps.flatMap((document) => textsIn(document, 'loc'));
}

describe('the sitemaps', () => {
  it('name pages of which each answers, and says itself that this is its one address', async () => {
    // An instance may still know the catalogue from before the shop was filled.
    const addresses = await eventually(async () => {
      const listed = await listedAddresses();
      expect(listed.length).toBeGreaterThan(demoBooks.length);
      return listed;
    });
    expect(new Set(addresses).size).toBe(addresses.length);
    const wrong: string[] = [];
    async function lookAt(address: string): Promise<void> {
      const { status, page } = await askHead(address);
      const canonical = canonicalOf(page);
      const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content');
      const isIndexed = status === 200 && canonical === address && !robots;
      if (!isIndexed) wrong.push(`${address} answers ${status}, says ${canonical} and ${robots}`);
    }
    for (let start = 0; start < addresses.length; start += atOnce) {
      await Promise.all(addresses.slice(start, start + atOnce).map(lookAt));
    }
    expect(wrong).toEqual([]);
  });

  it('have no page for what there is not', async () => {
    for (const path of [
      '/sitemaps/books-0.xml',
      '/sitemaps/books-01.xml',
      '/sitemaps/books-999.xml',
      '/sitemaps/x.xml',
      '/feeds/x.xml',
    ]) {
      expect([path, (await ask(shopAddress + path)).status]).toEqual([path, 404]);
    }
  });

  it('say when a book was last changed', async () => {
    const book = await storeBook();
    const changedAt = async () => {
      const urls = [...(await askXml('/sitemaps/books-1.xml')).getElementsByTagName('url')];
      const own = urls.find((url) => textsIn(url, 'loc')[0]?.endsWith(book._id));
      return own && textsIn(own, 'lastmod')[0];
    };
    await expect.poll(changedAt, soon).toBe(book.createdAt);
    await removeStoredBook(book);
  });
});

it('A deleted book leaves sitemap and feeds, and its page is gone', async () => {
  const book = await storeBook({ title: 'Soon gone <&> "quoted"' });
  const isIn = async (path: string) => (await ask(shopAddress + path)).text.includes(book._id);
  const everywhere = () =>
    Promise.all(['/sitemaps/books-1.xml', '/feeds/new.xml', '/feeds/books.xml'].map(isIn));
  await expect.poll(everywhere, soon).toEqual([true, true, true]);
  await removeStoredBook(book);
  await expect.poll(everywhere, soon).toEqual([false, false, false]);
  expect((await ask(`${shopAddress}/books/${book._id}`)).status).toBe(404);
});

describe('the feeds', () => {
  it('for Google Merchant Center have every book with price and picture', async () => {
    const items = [...(await askXml('/feeds/books.xml')).getElementsByTagName('item')];
    const byId = new Map(items.map((item) => [textsIn(item, 'g:id')[0], item]));
    for (const book of demoBooks) {
      const item = byId.get(book.id);
      if (!item) throw new Error(`${book.id} is missing`);
      const told = ['g:title', 'g:price', 'g:link'].map((name) => textsIn(item, name)[0]);
      expect(told).toEqual([
        book.title,
        `${book.newPrice.toFixed(2)} USD`,
        `${shopAddress}/books/${book.id}`,
      ]);
    }
    const [picture = ''] = textsIn(byId.get('frankenstein') ?? document, 'g:image_link');
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('of new books has fifty at most, newest first', async () => {
    const feed = await askXml('/feeds/new.xml');
    const dates = textsIn(feed, 'published');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates).toHaveLength(50);
  });
});

describe('the structured data', () => {
  it('of every demo book holds what its page shows', async () => {
    for (const { id, title, author = '', newPrice } of demoBooks) {
      const { page } = await askPage(`${shopAddress}/books/${id}`);
      const script = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const [product, trail] = JSON.parse(script)['@graph'];
      expect([product.name, product.offers.price]).toEqual([title, newPrice.toFixed(2)]);
      const names: string[] = (product.author ?? []).map(({ name }: { name: string }) => name);
      expect(names.filter((name) => !author.includes(name))).toEqual([]);
      expect(names.length > 0).toBe(author !== '');
      expect(page.querySelector('h1')?.textContent).toBe(title);
      expect(page.querySelector('main')?.textContent).toContain(`$${product.offers.price}`);
      expect(trail.itemListElement.at(-1)).toMatchObject({ name: title, item: canonicalOf(page) });
    }
  });

  it('of the home page says how the shop is searched, at an address that answers', async () => {
    const { page } = await askPage(`${shopAddress}/`);
    const script = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const site = JSON.parse(script)['@graph'].find((one: { '@type': string }) => one['@type'] === 'WebSite');
    const address: string = site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'emma');
    expect((await ask(address)).status).toBe(200);
  });
});

it('Pages of results and private pages are not for search engines', async () => {
  for (const path of ['/search?q=emma', '/browse?page=2', '/browse/fiction?sort=title']) {
    const { page } = await askHead(shopAddress + path);
    expect([
      path,
      page.querySelector('meta[name="robots"]')?.getAttribute('content'),
      canonicalOf(page),
    ]).toEqual([path, 'noindex', undefined]);
  }
});

it.each(['?utm_source=x', '/', '?fresh=1'])(
  'A page leads to its one address with %s after it',
  async (rest) => {
    const own = '/books/frankenstein';
    const { status, headers } = await fetch(shopAddress + own + rest, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, own]);
    expect(canonicalOf((await askHead(shopAddress + own)).page)).toBe(shopAddress + own);
  },
);

it.each(['/sitemap.xml', '/sitemaps/books-1.xml', '/feeds/books.xml', '/feeds/new.xml'])(
  '%s has no address besides its own under which a cache would ask for it again',
  async (path) => {
    const answer = await fetch(`${shopAddress}${path}?colour=red`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid-argument', details: { field: 'colour' } },
    });
  },
);
