import { dehydrate, hydrate, QueryObserver } from '@tanstack/react-query';
import { _getProvider } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hideDeadIndexedDb } from '../../web/src/lib/browser/indexed-db.ts';
import { whenUsed } from '../../web/src/lib/browser/when-used.ts';
import { openApp } from '../../web/src/lib/firebase/open-app.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import './desk-session.ts';

it.each<[string, object, boolean]>([
  ['answers', { databases: async () => [] }, true],
  ['refuses, which Firebase sees by itself', { databases: () => Promise.reject(new Error('no')) }, true],
  ['never answers', { databases: () => new Promise(() => undefined) }, false],
])('A database is left to Firebase unless it never answers: one that %s', async (_, indexedDB, isUsed) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', indexedDB);
  const answered = hideDeadIndexedDb();
  await vi.runAllTimersAsync();
  await answered;
  expect(globalThis.indexedDB === indexedDB).toBe(isUsed);
});

it('An app notes that it is used without the database of the browser, which is there again', () => {
  const database = { open: vi.fn(() => ({})) };
  vi.stubGlobal('indexedDB', database);
  const app = openApp('an app of its own');
  expect(globalThis.indexedDB).toBe(database);
  // As each request does.
  _getProvider(app, 'heartbeat');
  expect(database.open).not.toHaveBeenCalled();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'What waits for the first use of a page begins once with a %s',
  (sign) => {
    const task = vi.fn();
    whenUsed(task);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(task).toHaveBeenCalledTimes(1);
  },
);

describe('The data of a browser', () => {
  /** As after a load or reload of the page: only local storage has stayed. */
  async function openPage() {
    vi.resetModules();
    const browser = await import('../../web/src/entities/api-data/browser-data.ts');
    const { apiQuery } = await import('../../web/src/lib/query-client.ts');
    const newest = apiQuery('GET /api/books', { query: { limit: 18 } });
    return { ...browser, newest, ask: () => browser.browserData.fetchQuery(newest) };
  }

  let sent: SentRequest[];
  const addresses = () => pathsOf(sent);
  const pastTheCdn = expect.stringMatching(/^\/api\/books\?fresh=\d+&limit=18$/);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = answerFetch([makeBook()]);
  });

  it('A browser that has changed the books fetches them again, past the CDN', async () => {
    const { ask, booksChanged } = await openPage();
    await ask();
    await ask();
    booksChanged();
    await ask();
    expect(addresses()).toEqual(['/api/books?limit=18', pastTheCdn]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer admin-token']);
  });

  it('A browser whose session has ended meanwhile fetches them like any visitor', async () => {
    const { ask, booksChanged } = await openPage();
    sent = answerFetch(({ path }) => (path.includes('fresh') ? refusal(401, 'Over') : json([makeBook()])));
    booksChanged();
    expect(await ask()).toHaveLength(1);
    expect(addresses()).toEqual([pastTheCdn, '/api/books?limit=18']);
    localStorage.removeItem('token');
    const without = await openPage();
    without.booksChanged();
    await without.ask();
    expect(addresses().at(-1)).toBe('/api/books?limit=18');
  });

  it('A browser reads past the CDN also after a reload, for 60 seconds in all', async () => {
    (await openPage()).booksChanged();
    vi.advanceTimersByTime(59_999);
    await (await openPage()).ask();
    vi.advanceTimersByTime(1);
    await (await openPage()).ask();
    expect(addresses()).toEqual([pastTheCdn, '/api/books?limit=18']);
  });

  it('A browser fetches the data of a page from the CDN again', async () => {
    const { browserData, newest } = await openPage();
    browserData.setQueryData(newest.queryKey, []);
    const pageState = dehydrate(browserData);

    const before = await openPage();
    hydrate(before.browserData, pageState);
    void before.refreshPageData();
    expect(await before.ask()).toEqual([]);
    before.booksChanged();

    const after = await openPage();
    hydrate(after.browserData, pageState);
    void after.refreshPageData();
    expect(await after.ask()).toHaveLength(1);
    expect(addresses()).toEqual([pastTheCdn]);
  });

  it('A deleted book is not shown, although a page from the CDN contains it', async () => {
    const { browserData, newest, booksChanged, refreshPageData } = await openPage();
    const gone = ['GET /api/books/:id', { params: { id: 'gone' } }] as const;
    answerFetch(({ path }) => (path.includes('/gone') ? refusal(404, 'The book') : refusal(500, 'Broken')));
    booksChanged();
    browserData.setQueryData(gone, makeBook());
    browserData.setQueryData(newest.queryKey, []);
    const ends = [gone, newest.queryKey].map((queryKey) =>
      new QueryObserver(browserData, { queryKey }).subscribe(() => undefined),
    );
    await refreshPageData();
    expect(browserData.getQueryData(gone)).toBeUndefined();
    expect(browserData.getQueryData(newest.queryKey)).toEqual([]);
    for (const end of ends) end();
  });
});

describe('The shop in a browser', () => {
  const pastTheCdn = expect.stringMatching(/^\/api\/shop\?fresh=\d+$/);
  const old = { shopName: 'Quire' };
  const present = { shopName: 'Quire & Sons' };

  let sent: SentRequest[];

  beforeEach(() => {
    vi.resetModules();
    sent = answerFetch(({ path }) => json(path.includes('fresh') ? present : old));
  });

  /** As the dashboard: the shop's data of every page, and its own. */
  const openPage = async () => ({
    ...(await import('../../web/src/entities/shop/browser-shop.ts')),
    ...(await import('../../web/src/entities/shop/desk-shop.ts')),
  });

  it('The dashboard takes the shop as it is now, and an answer of the CDN that comes later changes nothing', async () => {
    const { browserShop, loadPresentShop, loadShop } = await openPage();
    // A parallel request waits for the same answer.
    await Promise.all([loadPresentShop(), loadPresentShop()]);
    await loadShop();
    expect(browserShop.get()).toEqual(present);
    expect(pathsOf(sent)).toEqual([pastTheCdn, '/api/shop']);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer admin-token', null]);
  });

  it('The dashboard replaces what the CDN has answered before', async () => {
    const { browserShop, loadPresentShop, loadShop } = await openPage();
    await loadShop();
    expect(browserShop.get()).toEqual(old);
    await loadPresentShop();
    expect(browserShop.get()).toEqual(present);
  });

  it('The dashboard waits for the present shop where it has met none, and else begins with the last one', async () => {
    const first = await openPage();
    await first.beginDeskShop();
    expect(first.browserShop.get()).toEqual(present);
    // It is fetched once, however often the dashboard is entered.
    await first.ensurePresentShop();
    expect(pathsOf(sent)).toEqual([pastTheCdn]);
    vi.resetModules();
    const newer = { shopName: 'Quire & Daughters' };
    answerFetch(newer);
    const { browserShop, beginDeskShop, loadPresentShop } = await openPage();
    await beginDeskShop();
    expect(browserShop.get()).toEqual(present);
    await loadPresentShop();
    expect(browserShop.get()).toEqual(newer);
  });

  it('A browser whose session has ended takes the shop from the CDN, like any visitor', async () => {
    sent = answerFetch(({ path }) => (path.includes('fresh') ? refusal(401, 'Over') : json(old)));
    const { browserShop, loadPresentShop } = await openPage();
    await loadPresentShop();
    expect(browserShop.get()).toEqual(old);
    expect(console.warn).not.toHaveBeenCalled();
    localStorage.removeItem('token');
    vi.resetModules();
    const without = await openPage();
    await without.loadPresentShop();
    expect(without.browserShop.get()).toEqual(old);
    expect(pathsOf(sent)).toEqual([pastTheCdn, '/api/shop', '/api/shop']);
  });
});
