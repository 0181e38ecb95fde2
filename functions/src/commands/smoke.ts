// Looks at a deployed shop from outside, as a visitor's browser would: `npm run smoke -- https://<the shop>`. Says in
// one line for each check whether it passed, in a sentence what is wrong, and exits with 1 when anything is.

import { releaseList } from '../deploy/earlier-assets.ts';
import * as check from '../deploy/smoke-checks.ts';
import * as machines from '../deploy/smoke-machine-checks.ts';
import { pagesNotThere, pagesThere } from '../deploy/smoke-pages.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { runCommand, say } from './command.ts';

const timeoutMilliseconds = 30_000;
const missingAsset = '/assets/no-such-file-00000000.js';

function shopAddress(): string {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address)) throw new CannotProceed('Name the shop: npm run smoke -- https://<the shop>');
  return new URL(address).origin;
}

class Smoke {
  readonly shop: string;
  readonly isLocal: boolean;
  failed = 0;
  passed = 0;

  constructor(shop: string) {
    this.shop = shop;
    this.isLocal = ['127.0.0.1', 'localhost'].includes(new URL(shop).hostname);
  }

  async ask(path: string, method = 'GET'): Promise<check.Answer> {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const response = await fetch(this.shop + path, { method, signal, redirect: 'manual' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new CannotProceed(`${this.shop}${path} does not answer: ${reason}`);
    }
  }

  /** Tells how a check went; an answer that went wrong in several ways has a line for each. */
  tell(name: string, problems: readonly string[]): void {
    if (problems.length === 0) this.passed += 1;
    else this.failed += 1;
    say(problems.length === 0 ? `passed  ${name}` : `FAILED  ${name}`);
    for (const problem of problems) say(`        ${problem}`);
  }
}

async function lookAtPages(
  smoke: Smoke,
  outside: check.Outside,
  book?: check.SeenBook,
): Promise<Set<string>> {
  const assets = new Set<string>();
  const page = async (path: string, ...contents: string[]) => {
    const answer = await smoke.ask(path);
    for (const asset of check.assetsIn(answer)) assets.add(asset);
    smoke.tell(`page ${path}`, [
      ...check.expectPage(answer, 200, outside),
      ...check.expectSharedCaching(answer),
      ...check.expectContent(answer, ...contents),
    ]);
  };
  await page(shopPaths.home, '<h1', ...(book ? [`href="${shopPaths.book(book._id)}"`] : []));
  if (book) await page(shopPaths.book(book._id), '<h1', book.title);
  else say('        The shop has no book yet, so no book page was looked at.');
  for (const path of pagesThere) if (path !== shopPaths.home) await page(path);
  for (const path of pagesNotThere) {
    const answer = await smoke.ask(path);
    smoke.tell(`no page ${path}`, [
      ...check.expectPage(answer, 404, outside),
      ...check.expectUncached(answer),
    ]);
  }
  return assets;
}

async function lookAtAssets(smoke: Smoke, named: ReadonlySet<string>): Promise<void> {
  smoke.tell('pages name their scripts and styles', named.size > 0 ? [] : ['No page names any.']);
  for (const address of named) smoke.tell(`file ${address}`, check.expectAsset(await smoke.ask(address)));
  const missing = await smoke.ask(missingAsset);
  smoke.tell('a missing file is answered as missing and kept by no cache', [
    ...check.expectStatus(missing, 404),
    ...check.expectUncached(missing),
  ]);
  if (smoke.isLocal) return;
  const releases = await smoke.ask(`/assets/${releaseList}`);
  smoke.tell('the next deploy can find the files of this one', [
    ...check.expectStatus(releases, 200),
    ...check.expectUncached(releases),
  ]);
}

async function lookAtApi(smoke: Smoke, books: check.Answer, book?: check.SeenBook): Promise<void> {
  smoke.tell('GET /api/books', [
    ...check.expectApi(books, 200),
    ...check.expectSharedCaching(books),
    ...check.expectBooks(books),
  ]);
  if (book) {
    const answer = await smoke.ask(`/api/books/${book._id}`);
    const isIt = check.isBook(check.jsonOf(answer));
    smoke.tell('GET /api/books/:id', [
      ...check.expectApi(answer, 200),
      ...check.expectSharedCaching(answer),
      ...(isIt ? [] : ['Its body is not a book.']),
    ]);
  }
  const refused = [
    ['GET', '/api/books/no-such-book', 404],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/books', 405],
    ['GET', '/api/admin', 401],
    ['POST', '/api/orders', 401],
  ] as const;
  for (const [method, path, status] of refused) {
    smoke.tell(`${method} ${path}`, check.expectApiError(await smoke.ask(path, method), status));
  }
}

/** What search engines and other machines read of the shop. */
async function lookAtMachinePages(smoke: Smoke, book?: check.SeenBook): Promise<void> {
  const { shop } = smoke;
  smoke.tell('/robots.txt', machines.expectRobots(await smoke.ask('/robots.txt'), shop));
  const index = await smoke.ask('/sitemap.xml');
  smoke.tell('/sitemap.xml', machines.expectSitemap(index, shop));
  const sitemaps = machines.addressesIn(index).filter((address) => address.startsWith(shop));
  for (const path of sitemaps.map((address) => address.slice(shop.length))) {
    smoke.tell(path, machines.expectSitemap(await smoke.ask(path), shop));
  }
  for (const [path, type] of [
    ['/feeds/new.xml', 'application/atom+xml'],
    ['/feeds/books.xml', 'application/rss+xml'],
  ] as const) {
    smoke.tell(path, machines.expectFeed(await smoke.ask(path), type));
  }
  const pages = [shopPaths.home, ...(book ? [shopPaths.book(book._id)] : [])];
  for (const path of pages) {
    const answer = await smoke.ask(path);
    smoke.tell(`the one address of ${path}`, machines.expectCanonical(answer, shop + path));
  }
}

/** Where Firebase serves the sign-in's frame, as Hosting tells every page; '' when no web app is linked to the site. */
async function authDomainOf(smoke: Smoke): Promise<string> {
  const settings = check.jsonOf(await smoke.ask('/__/firebase/init.json'));
  if (typeof settings === 'object' && settings !== null && 'authDomain' in settings)
    return String(settings.authDomain);
  say(
    '        Hosting tells no auth domain, so the one in the policy was not compared: link the web app to it.',
  );
  return '';
}

await runCommand(async () => {
  const smoke = new Smoke(shopAddress());
  const outside = { isLocal: smoke.isLocal, authDomain: await authDomainOf(smoke) };
  const books = await smoke.ask('/api/books?limit=1');
  const list = check.jsonOf(books);
  const book = Array.isArray(list) ? list.find(check.isBook) : undefined;
  await lookAtApi(smoke, books, book);
  await lookAtAssets(smoke, await lookAtPages(smoke, outside, book));
  await lookAtMachinePages(smoke, book);
  say(`${smoke.passed} passed, ${smoke.failed} failed`);
  if (smoke.failed > 0) process.exitCode = 1;
});
