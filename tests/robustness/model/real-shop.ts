import { Timestamp } from 'firebase-admin/firestore';
import { type Counters, countChanges, readCounters } from '../../../functions/src/admin/stats-store.ts';
import { countBookChange } from '../../../functions/src/books/newest-books.ts';
import { database } from '../../../functions/src/firebase.ts';
import { registerShopper, type SignedInShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import type { Figures, State } from './model-types.ts';
import type { ShopModel } from './shop-model.ts';

/** The real shop as one sequence of commands meets it. */
export interface RealShop {
  admin: string;
  shopper: SignedInShopper;
  /** A word that stands in the titles of this sequence's books and nowhere else. */
  word: string;
  /** The counters before the first command. */
  before: Counters;
  /** How many commands were run. */
  commands: number;
}

/** A fresh shopper and a fresh word; `admin` is the bearer of an admin session. */
export async function openRealShop(admin: string): Promise<RealShop> {
  const word = `sequence${crypto.randomUUID().slice(0, 8)}`;
  const [shopper, before] = await Promise.all([registerShopper(), readCounters()]);
  return { admin, shopper, word, before, commands: 0 };
}

function since(now: Counters, before: Counters): Figures {
  return {
    books: now.books - before.books,
    trendingBooks: now.trendingBooks - before.trendingBooks,
    orders: now.orders - before.orders,
    salesCents: now.salesCents - before.salesCents,
  };
}

/** What GET /api/admin tells of the sequence. */
export async function figuresSince({ admin, before }: RealShop): Promise<Figures> {
  const { body } = await call('GET', '/api/admin', { token: admin });
  const { totalBooks: books, trendingBooks, totalOrders: orders, totalSales } = body;
  return since({ books, trendingBooks, orders, salesCents: Math.round(totalSales * 100) }, before);
}

async function documentsOf({ word, shopper }: RealShop) {
  const [books, orders] = await Promise.all([
    database().collection('books').where('keywords', 'array-contains', word.slice(0, 12)).get(),
    database().collection('orders').where('uid', '==', shopper.uid).get(),
  ]);
  return {
    books: books.docs.filter((book) => String(book.get('title')).endsWith(word)),
    orders: orders.docs,
  };
}

function plain(id: string, data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return { _id: id, ...Object.fromEntries(entries) };
}

function byId(rows: Record<string, unknown>[]) {
  return rows.toSorted((one, other) => (String(one._id) < String(other._id) ? -1 : 1));
}

/** What the database keeps of the sequence; keywords and hashes, which only the shop can know, are left out. */
export async function stateOf(real: RealShop): Promise<State> {
  const { books, orders } = await documentsOf(real);
  return {
    books: byId(
      books.map((book) => {
        const { keywords, ...data } = book.data();
        return plain(book.id, data);
      }),
    ),
    orders: byId(
      orders.map((order) => {
        const { requestHash, ...data } = order.data();
        return plain(order.id, data);
      }),
    ),
    figures: since(await readCounters(), real.before),
  };
}

/** Takes away what a sequence has left, counted. */
export async function cleanUp(real: RealShop, model: ShopModel): Promise<void> {
  const { books, orders } = await documentsOf(real);
  const batch = database().batch();
  for (const { ref } of [...books, ...orders]) batch.delete(ref);
  countBookChange(batch);
  const { books: added, trendingBooks, orders: placed, salesCents } = model.figures();
  countChanges(batch, {
    books: -added,
    trendingBooks: -trendingBooks,
    orders: -placed,
    salesCents: -salesCents,
  });
  await batch.commit();
}
