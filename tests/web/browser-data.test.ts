import { dehydrate, hydrate, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import './desk-session.ts';

/** The browser's data as it is after the page has been loaded or reloaded: only local storage has stayed. */
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
  sent = answerFetch(() => json([makeBook()]));
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
