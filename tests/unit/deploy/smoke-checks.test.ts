import { describe, expect, it } from 'vitest';
import { foreverCaching } from '../../../functions/src/deploy/hosting-config.ts';
import {
  type Answer,
  assetsIn,
  expectApiError,
  expectAsset,
  expectBooks,
  expectContent,
  expectPage,
  expectSharedCaching,
  expectUncached,
  isBook,
} from '../../../functions/src/deploy/smoke-checks.ts';
import {
  addressesIn,
  expectCanonical,
  expectFeed,
  expectRobots,
  expectSitemap,
} from '../../../functions/src/deploy/smoke-machine-checks.ts';
import { apiHeaders, pageHeaders } from '../../../functions/src/platform/http/security-headers.ts';

const deployed = { isLocal: false, authDomain: 'my-shop.firebaseapp.com' };
const local = { isLocal: true, authDomain: 'demo-bookstore.firebaseapp.com' };

const policy = pageHeaders['Content-Security-Policy'] ?? '';
const ownPolicy = policy.replace('demo-bookstore.firebaseapp.com', deployed.authDomain);

function answer(status: number, headers: Record<string, string>, text = ''): Answer {
  return { status, headers: new Headers(headers), text };
}

function page(changed: Record<string, string> = {}, text = '<h1>Top Sellers</h1>', status = 200): Answer {
  const headers = {
    ...pageHeaders,
    'Content-Security-Policy': ownPolicy,
    'Content-Type': 'text/html; charset=utf-8',
  };
  return answer(status, { ...headers, ...changed }, text);
}

describe('The smoke test of a page', () => {
  it('passes a page that is as it must be', () => {
    expect(expectPage(page(), 200, deployed)).toEqual([]);
  });

  it('passes the longer time for which Hosting asks for HTTPS on its own domains', () => {
    const hosting = { 'Strict-Transport-Security': 'max-age=31556926; includeSubDomains; preload' };
    expect(expectPage(page(hosting), 200, deployed)).toEqual([]);
  });

  it.each([
    ['another status', page({}, '', 500), 'It answers with 500 and not with 200.'],
    [
      'another type',
      page({ 'Content-Type': 'text/plain' }),
      'Its Content-Type is "text/plain" and not text/html.',
    ],
    ['no frame protection', page({ 'X-Frame-Options': '' }), 'Its X-Frame-Options is "" and not "DENY".'],
    [
      'no lasting HTTPS',
      page({ 'Strict-Transport-Security': 'max-age=60' }),
      'Its Strict-Transport-Security is "max-age=60", which does not last a year.',
    ],
    [
      'an emulator',
      page({}, '<img src="http://127.0.0.1:9199/v0/b/emma.avif">'),
      'It names the emulator’s address 127.0.0.1:9199: this is a build of the demo shop.',
    ],
  ])('finds %s', (_what, wrong, sentence) => {
    expect(expectPage(wrong, 200, deployed)).toEqual([sentence]);
  });

  it('finds an auth domain that is not the project’s, and every other source too many', () => {
    expect(expectPage(page({ 'Content-Security-Policy': policy }), 200, deployed)).toEqual([
      'Its Content-Security-Policy does not name https://my-shop.firebaseapp.com in frame-src.',
      'Its Content-Security-Policy names https://demo-bookstore.firebaseapp.com in frame-src, which is not the shop’s.',
    ]);
    const loose = ownPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'");
    expect(expectPage(page({ 'Content-Security-Policy': loose }), 200, deployed)).toEqual([
      "Its Content-Security-Policy names 'unsafe-eval' in script-src, which is not the shop’s.",
    ]);
    const gap = ownPolicy.replace("; base-uri 'none'", '');
    expect(expectPage(page({ 'Content-Security-Policy': gap }), 200, deployed)).toEqual([
      'Its Content-Security-Policy has no base-uri.',
    ]);
  });

  it('passes the emulators’ addresses on this computer alone', () => {
    const emulators = page(
      { 'Content-Security-Policy': policy.replace("img-src 'self'", "img-src 'self' http://127.0.0.1:9199") },
      'http://127.0.0.1:9099',
    );
    expect(expectPage(emulators, 200, local)).toEqual([]);
    expect(expectPage(emulators, 200, deployed)).not.toEqual([]);
  });

  it('finds a rendered page that came without its content', () => {
    const text = '<h1>Crime &amp; Punishment</h1><a href="/books/emma">';
    expect(expectContent(page({}, text), '<h1', 'Crime & Punishment', 'href="/books/emma"')).toEqual([]);
    expect(expectContent(page({}, '<div id="root"></div>'), '<h1')).toEqual([
      'Its HTML lacks "<h1": the page came without its content.',
    ]);
  });

  it('tells a page that the CDN keeps from one that nobody keeps', () => {
    const shared = page({ 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60' });
    const unkept = page({ 'Cache-Control': 'private, no-store' });
    expect([expectSharedCaching(shared), expectUncached(unkept)]).toEqual([[], []]);
    expect([expectSharedCaching(unkept).length, expectUncached(shared).length]).toEqual([1, 1]);
    expect(expectSharedCaching(page({ 'Cache-Control': 'public, max-age=3600' }))).toHaveLength(1);
  });
});

describe('The smoke test of a file', () => {
  const script = {
    'Cache-Control': foreverCaching,
    'Content-Type': 'text/javascript',
    'X-Content-Type-Options': 'nosniff',
  };

  it('finds the files that a page names, each once', () => {
    const text =
      '<script src="/assets/a-1.js" data-app="/assets/b-2.js"></script><link href="/assets/a-1.js">';
    expect(assetsIn(page({}, text))).toEqual(['/assets/a-1.js', '/assets/b-2.js']);
  });

  it('passes a file that browsers keep for ever, and finds all others', () => {
    expect(expectAsset(answer(200, script))).toEqual([]);
    expect(expectAsset(answer(404, script))).toEqual(['It answers with 404 and not with 200.']);
    expect(expectAsset(answer(200, { ...script, 'Content-Type': 'text/html' }))).toEqual([
      'It is a page and not a file.',
    ]);
    expect(expectAsset(answer(200, { ...script, 'Cache-Control': 'private, no-store' }))).toEqual([
      `Its Cache-Control is "private, no-store" and not "${foreverCaching}".`,
    ]);
  });
});

describe('The smoke test of the API', () => {
  const headers = { ...apiHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' };

  it('passes an error that has a code and a message', () => {
    const body = '{"error":{"code":"not-found","message":"The book does not exist"}}';
    expect(expectApiError(answer(404, headers, body), 404)).toEqual([]);
    expect(expectApiError(answer(404, headers, '<!doctype html>'), 404)).toEqual([
      'Its body is not {"error": {"code", "message"}}.',
    ]);
    expect(expectApiError(answer(404, { ...headers, 'Cache-Control': 'max-age=600' }, body), 404)).toEqual([
      'Its Cache-Control is "max-age=600", so caches may keep it.',
    ]);
  });

  it('tells books from anything else', () => {
    const book = { _id: 'emma', title: 'Emma', newPrice: 8.99 };
    expect(isBook(book)).toBe(true);
    expect(isBook({ _id: 'emma' })).toBe(false);
    expect(expectBooks(answer(200, headers, JSON.stringify([book])))).toEqual([]);
    expect(expectBooks(answer(200, headers, '{}'))).toEqual(['Its body is not a list of books.']);
  });
});

describe('The smoke test of what machines read', () => {
  const shop = 'https://books.example';
  const xml = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=55',
  };
  const naming = (address: string) => `<urlset><url><loc>${address}</loc></url></urlset>`;

  it('passes a sitemap of this shop, and finds one of another address or of none', () => {
    const good = answer(200, xml, naming(`${shop}/books/a?b&amp;c`));
    expect([expectSitemap(good, shop), addressesIn(good)]).toEqual([[], [`${shop}/books/a?b&c`]]);
    expect(expectSitemap(answer(200, xml, naming('https://books.web.app/')), shop)).toEqual([
      'It names the address https://books.web.app/, which is not on https://books.example: SHOP_ADDRESS is another.',
    ]);
    expect(expectSitemap(answer(200, xml, '<urlset/>'), shop)).toEqual(['It names no address.']);
  });

  it('finds a robots.txt that names no sitemap', () => {
    const text = { 'Content-Type': 'text/plain; charset=utf-8' };
    const robots = `User-agent: *\n\nSitemap: ${shop}/sitemap.xml\n`;
    expect(expectRobots(answer(200, text, robots), shop)).toEqual([]);
    expect(expectRobots(answer(200, text, 'User-agent: *\n'), shop)).toEqual(['It names no sitemap.']);
  });

  it('finds a page that names another address as its own, or none', () => {
    const link = `<link rel="canonical" href="${shop}/books/emma"/>`;
    expect(expectCanonical(page({}, link), `${shop}/books/emma`)).toEqual([]);
    expect(expectCanonical(page({}, ''), `${shop}/`)).toEqual([
      'Its canonical address is "" and not "https://books.example/".',
    ]);
  });

  it('finds a feed that breaks off', () => {
    const rss = { ...xml, 'Content-Type': 'application/rss+xml; charset=utf-8' };
    const type = 'application/rss+xml';
    expect(expectFeed(answer(200, rss, '<rss></rss>\n'), type)).toEqual([]);
    expect(expectFeed(answer(200, rss, '<rss><item>'), type)).toEqual(['It breaks off before its end.']);
  });
});
