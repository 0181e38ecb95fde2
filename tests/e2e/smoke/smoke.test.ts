import { releaseList } from '../../../functions/src/deploy/earlier-assets.ts';
import { foreverCaching } from '../../../functions/src/deploy/hosting-config.ts';
import { shopPaths } from '../../../functions/src/shared/pages/shop-pages.ts';
import {
  expect,
  expectAnswer,
  expectApi,
  expectPage,
  isLocal,
  shared,
  shop,
  test,
  uncached,
} from './shop-at.ts';
import { pagesNotThere, pagesThere } from './smoke-pages.ts';

// Checks a shop from outside and changes nothing: `npm run smoke -- https://<the shop>` a deployed one, and the stage
// e2e the demo shop.

const once = { maxRedirects: 0 };

test('every page has its headers, and the CDN keeps it', async ({ request, authDomain }) => {
  for (const path of pagesThere) {
    await test.step(path, async () => void (await expectPage(await request.get(path, once), authDomain)));
  }
});

test('what is no page says so, and no cache keeps that', async ({ request, authDomain }) => {
  for (const path of pagesNotThere) {
    await test.step(
      path,
      async () => void (await expectPage(await request.get(path, once), authDomain, 404)),
    );
  }
});

test('home and book pages have their content in the HTML, and one address', async ({
  request,
  authDomain,
  book,
}) => {
  const home = await expectPage(await request.get('/', once), authDomain);
  expect(home).toContain('<h1');
  expect(home).toContain(`<link rel="canonical" href="${shop}/"`);
  if (!book) return;
  const address = shopPaths.book(book._id);
  expect(home).toContain('href="/books/');
  const page = await expectPage(await request.get(address, once), authDomain);
  expect(page).toContain('<h1');
  expect(page).toContain(`<link rel="canonical" href="${shop}${address}"`);
});

test('browsers keep the files that pages name, and nothing keeps that a file is missing', async ({
  request,
}) => {
  const files = new Set<string>();
  for (const path of ['/', '/login', '/dashboard']) {
    const html = await (await request.get(path)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) files.add(file);
  }
  expect(files.size).toBeGreaterThan(0);
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const expected = { status: 200, type: /^(?!text\/html)/, cache: foreverCaching, headers };
  for (const file of files) await expectAnswer(await request.get(file, once), expected);
  const missing = await request.get('/assets/no-such-file-00000000.js', once);
  await expectAnswer(missing, { status: 404, type: '', cache: uncached });
  // By which the next deploy finds the files of this one.
  const releases = await request.get(`/assets/${releaseList}`, once);
  if (!isLocal) await expectAnswer(releases, { status: 200, type: '', cache: uncached });
});

test('the API answers with books', async ({ request, book }) => {
  const books = await expectApi(await request.get('/api/books?limit=1'), 200);
  expect(books).toEqual(book ? [expect.objectContaining({ title: expect.any(String) })] : []);
  if (!book) return;
  expect(await expectApi(await request.get(`/api/books/${book._id}`), 200)).toMatchObject(book);
});

test('the API refuses with a status, a code and a message', async ({ request }) => {
  for (const [method, path, status] of [
    ['GET', '/api/books/no-such-book', 404],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/books', 405],
    ['GET', '/api/admin', 401],
    ['POST', '/api/orders', 401],
  ] as const) {
    const error = await expectApi(await request.fetch(path, { method }), status);
    expect(error, `${method} ${path}`).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  }
});

/** All addresses in a text must be this shop's: another is built with another SHOP_ADDRESS. */
function expectAddresses(text: string, pattern: RegExp): string[] {
  const addresses = [...text.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !address.startsWith(`${shop}/`))).toEqual([]);
  return addresses;
}

test('robots.txt and sitemaps name addresses of this shop', async ({ request }) => {
  const robots = await expectAnswer(await request.get('/robots.txt'), {
    status: 200,
    type: 'text/plain',
    cache: '',
  });
  expectAddresses(robots, /^Sitemap: (.+)$/gm);
  const sitemapAt = async (address: string) => {
    const sitemap = { status: 200, type: 'application/xml', cache: shared };
    return expectAddresses(await expectAnswer(await request.get(address), sitemap), /<loc>([^<]*)<\/loc>/g);
  };
  for (const address of await sitemapAt('/sitemap.xml')) await sitemapAt(address);
});

test('the feeds come whole', async ({ request }) => {
  for (const [path, type] of [
    ['/feeds/new.xml', 'application/atom+xml'],
    ['/feeds/books.xml', 'application/rss+xml'],
  ] as const) {
    const feed = await expectAnswer(await request.get(path), { status: 200, type, cache: shared });
    expect(feed).toMatch(/<\/(?:rss|feed)>\s*$/);
  }
});

test('the shop has an icon, can be installed, and has a picture for previews', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const linked = (rel: string) =>
    new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]+)"`).exec(html)?.[1] ?? '';
  const icon = await request.get(linked('icon'));
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
  const manifest = await (await request.get(linked('manifest'))).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  expect(html).toMatch(/<html[^>]* lang="en"/);
  const picture = await request.get('/share.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeLessThan(60 * 1024);
});

test('the pages run in a browser, within their security policy', async ({ page, browserErrors: _ }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText('No produt found')).toBeVisible();
  // The sign-in service says that no shopper is signed in.
  await page.goto('/orders');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
