import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { Language } from '../../functions/src/shared/words/languages.ts';
import { hostingAddress, shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { call } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(shopAddress + path, { redirect: 'manual', headers, ...init });
  const { status } = answer;
  return { status, text: await answer.text(), location: answer.headers.get('location') };
}

async function speak(languages: Language[]): Promise<void> {
  const token = await beginSession();
  const { status } = await call('PUT', '/api/settings', { token, body: { languages } });
  expect(status).toBe(200);
  const isOn = languages.length > 0;
  await eventually(async () => expect((await ask('/de/about')).status).toBe(isOn ? 200 : 302));
}

const links = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)" (?:hrefLang="([^"]*)" )?href="([^"]*)"/g)]
    .filter(([whole]) => !whole.includes('type='))
    .map(([, rel, language, address = '']) => [language ?? rel, address.slice(hostingAddress.length)]);

const inBoth = (path: string) => [
  ['en', path],
  ['de', `/de${path === '/' ? '' : path}`],
  ['x-default', path],
];

beforeAll(async () => {
  await storeBook({ _id: 'kim', title: 'Kim' });
});
afterAll(() => emptyCollection('settings'));

it('A shop that sets nothing has no pages in another language, and its pages name none', async () => {
  expect(await ask('/de/books/kim?utm_source=mail')).toMatchObject({ status: 302, location: '/books/kim' });
  const { text } = await ask('/books/kim');
  expect(text).not.toMatch(/hreflang|Deutsch/i);
  expect((await ask('/sitemaps/pages.xml')).text).not.toContain('/de');
});

it('A language that is on has its own pages, which name one another, and entries in the sitemaps', async () => {
  await speak(['de']);
  for (const path of ['/', '/books/kim']) {
    const [english, german] = await Promise.all([ask(path), ask(`/de${path}`.replace(/\/$/, ''))]);
    expect(links(english.text)).toEqual([['canonical', path], ...inBoth(path)]);
    expect(links(german.text)).toEqual([['canonical', `/de${path}`.replace(/\/$/, '')], ...inBoth(path)]);
    expect(english.text).toMatch(/<html lang="en"[\s\S]*<a lang="de" hrefLang="de" href="\/de/);
    expect(german.text).toMatch(/<html lang="de"/);
  }
  const { text } = await ask('/de/books/kim');
  const [, body = ''] = text.split('<div id="root">');
  const elsewhere = [...body.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/(?!de\b)[^"]*)"/g)].map(
    ([, to]) => to,
  );
  expect(elsewhere).toEqual([]);
  const { text: pages } = await ask('/sitemaps/pages.xml');
  const address = (path: string) => `<loc>${hostingAddress}${path}</loc>`;
  for (const path of ['/', '/about', '/de', '/de/about']) expect(pages).toContain(address(path));
  const { text: feed } = await ask('/de/feeds/new.xml');
  for (const words of [`${hostingAddress}/de/books/kim`, '<title>Neue Bücher bei '])
    expect(feed).toContain(words);
});

it.each([
  ['/en/books/kim', 302, '/books/kim'],
  ['/de/', 302, '/de'],
  ['/de/books/kim?lang=en', 302, '/de/books/kim'],
  ['/books/kim?lang=de', 302, '/books/kim'],
  ['/de/en/about', 404, null],
  ['/de/no-such-page', 404, null],
  ['/de/dashboard/orders', 302, '/dashboard/orders'],
  ['/en//elsewhere.example', 302, '/elsewhere.example'],
  ['/en/\\elsewhere.example', 302, '/elsewhere.example'],
  ['/DE/about', 404, null],
  ['/xx/about', 404, null],
])('The address %s is answered with %s, which leads to %s', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, location });
});

it('What a browser prefers changes no page', async () => {
  const preferring = await ask('/about', { 'Accept-Language': 'de' });
  expect(preferring.text).toBe((await ask('/about')).text);
});

it('A form without JavaScript is answered, and refused, in its language', async () => {
  const body = new URLSearchParams({ choice: 'wait' });
  for (const [path, words] of [
    ['/de/unsubscribe', 'Das gibt es nicht oder nicht mehr'],
    ['/unsubscribe', 'The link was not found'],
    ['/de/choice', 'Das gibt es nicht oder nicht mehr'],
  ] as const) {
    const { text } = await ask(`${path}?token=none`, {}, { method: 'POST', body });
    expect(text).toContain(`<html lang="${path.startsWith('/de') ? 'de' : 'en'}"`);
    expect(text).toContain(words);
  }
});

it('What the shop has written itself stands in the language of the page, or in the first one', async () => {
  const token = await beginSession();
  const genres = [{ slug: 'horror', name: 'Schauer' }];
  const translations = {
    de: { welcome: { heading: 'Neu im Laden', text: '' }, aboutText: '## Über uns', genres },
  };
  const texts = { aboutText: '## About us', termsText: '## Our terms', translations };
  expect((await call('PUT', '/api/settings', { token, body: texts })).status).toBe(200);
  await eventually(async () => expect((await ask('/de')).text).toContain('Neu im Laden'));
  expect((await ask('/')).text).not.toContain('Neu im Laden');
  expect((await ask('/de/about')).text).toContain('Über uns');
  expect((await ask('/about')).text).toContain('About us');
  expect((await ask('/de/terms')).text).toContain('Our terms');
  const { body } = await call('GET', '/api/shop?language=de');
  expect(body.welcome).toEqual(translations.de.welcome);
  expect((await ask('/de/browse/horror')).text).toContain('Schauer');
  const bad = { de: { aboutText: '[here](javascript:0)' } };
  expect((await call('PUT', '/api/settings', { token, body: { translations: bad } })).status).toBe(400);
});

it('A shelf of the shop says its title and its notes in the language of the page, or in the first one', async () => {
  const token = await beginSession();
  const books = [{ bookId: 'kim', note: 'Read it twice.', by: 'Iris', notes: { de: 'Zweimal gelesen.' } }];
  const shelf = {
    title: 'Staff picks',
    slug: 'picks',
    text: 'Ours.',
    isPublished: true,
    homePlace: 1,
    books,
  };
  const body = { ...shelf, titles: { de: 'Unsere Wahl' } };
  const { status, body: answer } = await call('POST', '/api/shelves', { token, body });
  expect(status).toBe(201);
  for (const path of ['', '/shelves', '/shelves/picks']) {
    await eventually(async () => expect((await ask(`/de${path}`)).text).toContain('Unsere Wahl'));
    const [german, english] = await Promise.all([ask(`/de${path}`), ask(path || '/')]);
    for (const words of ['Zweimal gelesen.', 'Ours.']) expect(german.text).toContain(words);
    expect(german.text).not.toMatch(/Staff picks|Read it twice/);
    for (const words of ['Staff picks', 'Read it twice.']) expect(english.text).toContain(words);
    expect(english.text).not.toMatch(/Unsere Wahl|Zweimal/);
  }
  const [change] = await entriesAbout(token, answer.shelf.id);
  expect(change?.after).toMatchObject({ 'texts-de': 'Unsere Wahl\nKim – “Zweimal gelesen.”' });
  expect((await call('DELETE', `/api/shelves/${answer.shelf.id}`, { token })).status).toBe(200);
});

it('The pages of a language that was turned off lead to those of the first one, and so do the links of mails', async () => {
  await speak([]);
  const withToken = ['/newsletter', '/unsubscribe', '/choice'].map((path) => `${path}?token=a.b`);
  const ofShopper = ['/orders/x', '/orders/x/payment?attempt=y', '/reset-password?oobCode=z'];
  for (const path of [
    '/books/kim',
    '/cart',
    '/checkout?from=mail',
    '/search?q=kim',
    ...withToken,
    ...ofShopper,
  ])
    expect(await ask(`/de${path}`)).toMatchObject({ status: 302, location: path });
});

it('A form without JavaScript of a language that was turned off is answered in the first one, with what was typed', async () => {
  const token = await beginSession();
  const settings = { withdrawal: true, newsletter: { isOn: true, wording: 'News' } };
  expect((await call('PUT', '/api/settings', { token, body: settings })).status).toBe(200);
  await eventually(async () => expect((await ask('/withdraw')).status).toBe(200));
  const send = (path: string, fields: Record<string, string>) =>
    ask(`/de${path}`, {}, { method: 'POST', body: new URLSearchParams(fields) });
  const typed = { name: 'Ada Reed', number: '2-7', email: 'ada@', books: 'Kim' };
  const [withdrawal, address, choice] = await Promise.all([
    send('/withdraw', typed),
    send('/newsletter', { email: 'ada@' }),
    send('/choice?token=none', { choice: 'cancel' }),
  ]);
  for (const text of ['<html lang="en"', ...Object.values(typed)]) expect(withdrawal.text).toContain(text);
  for (const text of ['<html lang="en"', 'value="ada@"']) expect(address.text).toContain(text);
  for (const text of ['<html lang="en"', 'not found']) expect(choice.text).toContain(text);
  expect([withdrawal, address, choice].map(({ status }) => status)).toEqual([400, 400, 404]);
});

it('A checkout that waits while its language is turned off loses no book: it orders from the page in the first one, or from the one that is still open', async () => {
  await speak(['de']);
  const { token } = await registerShopper();
  const books = [await storeBook({ title: 'The Tide Table' }), await storeBook({ title: 'Salt' })];
  const open = makeOrderRequest(books, { language: 'de' });
  await speak([]);
  const order = (body: object) => call('POST', '/api/orders', { token, body });
  const { language: _, ...reloaded } = open;
  const [late, first] = [await order(open), await order(reloaded)];
  for (const { status, body } of [late, first]) {
    expect(status).toBe(201);
    expect(body).toMatchObject({ productIds: open.productIds, totalPrice: open.totalPrice });
    const { location } = await ask(`/de/orders/${body._id}`);
    expect(location).toBe(`/orders/${body._id}`);
  }
  // What the shopper has read stays the language of what follows.
  expect(late.body.language).toBe('de');
  expect(first.body).not.toHaveProperty('language');
});
