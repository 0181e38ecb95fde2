import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { cursorAfter } from '../../functions/src/shared/values/list-cursor.ts';
import { rebuildSnapshot } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { makeBook } from '../fixtures/factories.ts';
import { storeShippedOrders } from '../fixtures/shipped-orders.ts';
import { countReads } from '../reads/count-reads.ts';
import { type FunctionsHere, serveFunctionsHere } from '../reads/functions-here.ts';
import { later } from '../reads/later.ts';
import { signInAdmin } from './accounts.ts';
import { anotherInstance } from './bundle-functions.ts';
import { call, inParallel, succeeded } from './shop-api.ts';
import { storeBook, storeBooks } from './stored-books.ts';

const word = `w${randomBytes(6).toString('hex')}`;
let shop: FunctionsHere;
let bookId: string;
let asOwner: { authorization: string };

beforeAll(async () => {
  // As many as two pages have.
  const [book] = await inParallel(48, (index) => storeBook({ title: `${word} ${index}` }));
  if (!book) throw new Error('No book was stored');
  bookId = book._id;
  asOwner = { authorization: `Bearer ${await signInAdmin()}` };
  // An emulated function reads the settings more often than a deployed one.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'false');
  shop = await serveFunctionsHere(anotherInstance());
});

afterAll(() => shop.close());

/** `goal`: how many documents a visit may read at any size of the shop. */
type Visits = readonly (readonly [name: string, goal: number, visit: () => Promise<unknown>])[];

async function readsOf(visits: Visits): Promise<[name: string, reads: number][]> {
  // The first visit after a change of the books reads what has changed.
  await shop.ask('/');
  const counted: [string, number][] = [];
  for (const [name, , visit] of visits) {
    // Longer than an instance trusts its catalogue.
    later(2_100);
    counted.push([name, await countReads(visit)]);
  }
  return counted;
}

it('is a page’s worth for every page, however many books there are', async () => {
  const list: Book[] = await (await shop.ask('/api/books?limit=24')).json();
  const after = encodeURIComponent(cursorAfter(list[19] ?? makeBook()));
  const pages: [path: string, goal: number, headers?: object][] = [
    ['/', 2],
    [`/books/${bookId}`, 3],
    ['/api/books?limit=18', 2],
    [`/api/books/${bookId}`, 1],
    [`/api/books?after=${after}&limit=24`, 24],
    [`/api/catalogue?q=${word}`, 2],
    ['/api/catalogue?category=fiction&page=2', 2],
    ['/api/bookcase', 2],
    ['/api/authors/ann-lee', 1],
    [`/api/suggestions?q=${word.slice(0, 4)}`, 2],
    [`/api/books/${bookId}/related`, 2],
    ['/sitemap.xml', 2],
    ['/sitemaps/books-1.xml', 2],
    ['/feeds/new.xml', 2],
    // With the session, as each call of the dashboard.
    [`/api/admin/books?q=${word}`, 3, asOwner],
    ['/api/admin/books?page=2&sort=title', 3, asOwner],
    // 6 sums, its entries (none here), its closing and those of the days around it, what is to be settled (nothing),
    // and whether the shop has sold vouchers (it has not).
    ['/api/cash?day=1900-01-01', 12, asOwner],
    ['/api/admin', 12, asOwner],
  ];
  const visits: Visits = pages.map(([path, goal, headers]) => [
    path,
    goal,
    () => shop.ask(path, { ...headers }),
  ]);
  const before = await readsOf(visits);
  expect(before).toEqual(pages.map(([path, goal]) => [path, goal]));
  await inParallel(20, () => storeBook({ title: `${word} again` }));
  // The settings, which are read once a minute, are read by the first visit.
  later(60_000);
  expect(await readsOf(visits)).toEqual(before);
});

it('is the same for every screen of the desk when there are as many orders more', async () => {
  const [id = ''] = await storeShippedOrders(120);
  const calls: [path: string, goal: number][] = [
    // Each day of thirty and of two months before that, books that run low with their titles, and other open tasks.
    ['admin/sales', 117],
    ['orders/counts', 6],
    [`orders?ids=${id}`, 2],
    ...['mails', 'notes', 'cash'].map((of): [string, number] => [`orders/${id}/${of}`, 2]),
    [`audit?about=${id}`, 2],
    ['audit', 27],
    ['deliveries', 2],
    ['stocktakes', 2],
    ['mails/failed', 3],
  ];
  // As the browser queries the database itself.
  const newest = () => collection('orders').orderBy('createdAt', 'desc');
  const visits: Visits = [
    ...calls.map(([path, goal]) => [path, goal, () => shop.ask(`/api/${path}`, asOwner)] as const),
    ['a page of 25 orders', 26, () => newest().limit(26).get()],
    ['ten orders under way', 11, () => newest().where('status', '==', 'shipped').limit(11).get()],
  ];
  const before = await readsOf(visits);
  expect(before.filter(([, reads], at) => reads > (visits[at]?.[1] ?? 0))).toEqual([]);
  await storeShippedOrders(120);
  expect(await readsOf(visits)).toEqual(before);
});

it('is the same for Manage Books when there are two hundred books more', async () => {
  const queries = ['', '?page=3', `?q=${word}`, '?lowStock=1&sort=price', '?noCover=1&sort=title&page=3'];
  const ask = (query: string) => shop.ask(`/api/admin/books${query}`, asOwner);
  const readsOfAll = async () => {
    await ask('');
    const reads: number[] = [];
    for (const query of queries) reads.push(await countReads(() => ask(query)));
    return reads;
  };
  const before = await readsOfAll();
  expect(before).toEqual(queries.map(() => 3));
  const more = Array.from({ length: 200 }, (_, index) =>
    makeBook({ _id: `${word}-more-${index}`, title: `${word} more ${index}` }),
  );
  await storeBooks(more);
  expect(await readsOfAll()).toEqual(before);
});

it('is a page of entries for a day of cash, however many entries and orders there are', async () => {
  const store = async (count: number) => {
    const writer = database().bulkWriter({ throttling: false });
    for (let index = 0; index < count; index += 1) {
      const [entry, order] = [collection('cashEntries').doc(), collection('orders').doc()];
      const cents = { cents: 100, takenCents: 100, givenBackCents: 0 };
      const of = { orderId: order.id, number: '', kind: 'taken', way: 'cash', day: '1900-06-01', by: 'Kim' };
      void writer.create(entry, { ...cents, ...of, at: Timestamp.fromMillis(index) });
      void writer.create(order, { outCents: 100 });
    }
    await writer.close();
  };
  const ask = () => shop.ask('/api/cash?day=1900-06-01', asOwner);
  await store(150);
  expect(await countReads(ask)).toBe(6 + 101 + 5);
  await store(100);
  expect(await countReads(ask)).toBe(6 + 101 + 5);
});

it('grows by what has changed, once, for the first visit of the home page', async () => {
  const body = {
    title: `${word} new`,
    description: 'Just in.',
    category: 'technology',
    oldPrice: 20,
    newPrice: 12.3,
  };
  await shop.ask('/');
  succeeded(await call('POST', '/api/books/create-book', { headers: asOwner, body }));
  expect(await countReads(() => shop.ask('/'))).toBe(2 + 1);
  expect(await countReads(() => shop.ask('/'))).toBe(2);
});

it('is bounded for the feed of all books, which grows with the shop', async () => {
  await rebuildSnapshot();
  later(60_000);
  const statuses = new Map<number, number>();
  for (let times = 0; times < 62; times += 1) {
    const answer = await fetch(`${shop.address}/feeds/books.xml`);
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 2 });
});
