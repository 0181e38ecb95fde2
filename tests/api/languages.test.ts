import { expect, it } from 'vitest';
import type { Language } from '../../functions/src/shared/words/languages.ts';
import { hostingAddress, shopAddress } from '../emulators/project.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, post, set, admin as token } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(shopAddress + path, { redirect: 'manual', headers, ...init });
  const { status } = answer;
  return { status, text: await answer.text(), location: answer.headers.get('location') };
}

const speak = (languages: Language[]) => set({ languages });

const links = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)" (?:hrefLang="([^"]*)" )?href="([^"]*)"/g)]
    .filter(([whole]) => !whole.includes('type='))
    .map(([, rel, language, address = '']) => [language ?? rel, address.slice(hostingAddress.length)]);

const inBoth = (path: string) => [
  ['en', path],
  ['de', `/de${path === '/' ? '' : path}`],
  ['x-default', path],
];

await storeBook({ _id: 'kim', title: 'Kim' });

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
  ['/de/', 302, '/de'],
  ['/de/books/kim?lang=en', 302, '/de/books/kim'],

  ['/de/en/about', 404, null],

  ['/de/dashboard/orders', 302, '/dashboard/orders'],
  ['/en//elsewhere.example', 302, '/elsewhere.example'],

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
  const genres = [{ slug: 'horror', name: 'Schauer' }];
  const translations = {
    de: { welcome: { heading: 'Neu im Laden', text: '' }, aboutText: '## Über uns', genres },
  };
  const texts = { aboutText: '## About us', termsText: '## Our terms', translations };
  await set(texts);
  expect((await ask('/de')).text).toContain('Neu im Laden');

  expect((await ask('/')).text).not.toContain('Neu im Laden');
  expect((await ask('/de/about')).text).toContain('Über uns');
  expect((await ask('/about')).text).toContain('About us');
  expect((await ask('/de/terms')).text).toContain('Our terms');
  const { body } = await call('GET', '/api/shop?language=de');
  expect(body.welcome).toEqual(translations.de.welcome);
  expect((await ask('/de/browse/horror')).text).toContain('Schauer');
  const bad = { de: { aboutText: '[here](javascript:0)' } };
  expectRefused(await asAdmin('PUT', '/api/settings', { translations: bad }), 400);
});

it('A shelf of the shop says its title and its notes in the language of the page, or in the first one', async () => {
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
  const answer = await post('/api/shelves', body);
  for (const path of ['', '/shelves', '/shelves/picks']) {
    const [german, english] = await Promise.all([ask(`/de${path}`), ask(path || '/')]);
    for (const words of ['Unsere Wahl', 'Zweimal gelesen.', 'Ours.']) expect(german.text).toContain(words);
    expect(german.text).not.toMatch(/Staff picks|Read it twice/);
    for (const words of ['Staff picks', 'Read it twice.']) expect(english.text).toContain(words);
    expect(english.text).not.toMatch(/Unsere Wahl|Zweimal/);
  }
  const [change] = await entriesAbout(token, answer.shelf.id);
  expect(change?.after).toMatchObject({ 'texts-de': 'Unsere Wahl\nKim – “Zweimal gelesen.”' });
  succeeded(await asAdmin('DELETE', `/api/shelves/${answer.shelf.id}`));
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
  const settings = { withdrawal: true, newsletter: { isOn: true, wording: 'News' } };
  await set(settings);

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
  await speak([]);
  const shopper = await registerShopper();
  const books = [await storeBook({ title: 'The Tide Table' }), await storeBook({ title: 'Salt' })];
  const [late, first] = [
    await orderBooks(shopper, books, { language: 'de' }),
    await orderBooks(shopper, books),
  ];
  for (const { body } of [late, first]) {
    expect(body).toMatchObject({ productIds: books.map(({ _id }) => _id), totalPrice: '25.00' });
    const { location } = await ask(`/de/orders/${body._id}`);
    expect(location).toBe(`/orders/${body._id}`);
  }
  // Later mails and pages keep the language that the shopper has read.
  expect(late.body.language).toBe('de');
  expect(first.body).not.toHaveProperty('language');
});
