import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../../functions/src/platform/firebase.ts';
import { logChanges } from '../../../functions/src/snapshot/change-log-store.ts';
import { addToCounters, type Counters, readCounters } from '../../../functions/src/stats/counter-store.ts';
import { addOrderChangeToStats } from '../../../functions/src/stats/order-counts.ts';
import { findStocktake } from '../../../functions/src/stock/stocktake-store.ts';
import { requirePosting, shownPosting } from '../../../functions/src/use-cases/stock/post-stock.ts';
import { stocktakeOf } from '../../../functions/src/use-cases/stock/stocktakes.ts';
import { registerShopper, type SignedInShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { removeStock, storedStock } from '../../api/stored-stock.ts';
import {
  cashEntriesOf,
  figuresSince,
  ledgerOf,
  mailsOf,
  readDayFigures,
  storedMails,
} from './real-figures.ts';
import type { ShopModel } from './shop-model.ts';
import { byId, comparable, comparableStocktake, type DayFigures, type State } from './types.ts';

/** The real shop as one sequence of commands meets it. */
export interface RealShop {
  /** The bearer of an admin session. */
  admin: string;
  shopper: SignedInShopper;
  /** A word in the titles of this sequence's books and nowhere else. */
  word: string;
  /** The books and orders of the sequence are younger. */
  openedAt: Date;
  /** The counters before the first command. */
  before: Counters;
  /** The figures of the day before the first command. */
  figuresBefore: DayFigures;
  /** The ids of the books whose stock was changed. */
  stocked: Set<string>;
  /** How many commands were run. */
  commands: number;
}

export async function openRealShop(admin: string): Promise<RealShop> {
  const openedAt = new Date();
  const word = `sequence${crypto.randomUUID().slice(0, 8)}`;
  const [shopper, before, figuresBefore] = await Promise.all([
    registerShopper(),
    readCounters(),
    readDayFigures(admin, openedAt),
  ]);
  return { admin, shopper, word, openedAt, before, figuresBefore, stocked: new Set(), commands: 0 };
}

function since(now: Counters, before: Counters): Counters {
  return {
    books: now.books - before.books,
    trendingBooks: now.trendingBooks - before.trendingBooks,
    orders: now.orders - before.orders,
    salesCents: now.salesCents - before.salesCents,
    toPack: now.toPack - before.toPack,
  };
}

/** What GET /api/admin counts of the sequence. */
export async function statisticsSince({ admin, before }: RealShop): Promise<Counters> {
  const { body } = await call('GET', '/api/admin', { token: admin });
  const { totalBooks: books, trendingBooks, totalOrders: orders, totalSales } = body;
  const sales = await call('GET', '/api/admin/sales', { token: admin });
  const { toPack } = sales.body;
  return since({ books, trendingBooks, orders, salesCents: Math.round(totalSales * 100), toPack }, before);
}

async function documentsOf({ word, shopper, openedAt }: RealShop) {
  const [books, orders] = await Promise.all([
    database().collection('books').where('createdAt', '>=', openedAt).get(),
    database().collection('orders').where('uid', '==', shopper.uid).get(),
  ]);
  const own = books.docs.filter((book) => String(book.get('title')).endsWith(word));
  return { books: own, orders: orders.docs };
}

type Documents = Awaited<ReturnType<typeof documentsOf>>['books'];

/** The documents as plain rows, without what only the shop can know, such as hashes and the prices of before. */
function toRows(documents: Documents): Record<string, unknown>[] {
  const rows = documents.map((document) => {
    const { requestHash, searchKeys, changeKeys, lastStep, changedAt, ...stored } = document.data();
    const { earlierPrices, reduction, ...data } = stored;
    const entries = Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]);
    return { _id: document.id, ...Object.fromEntries(entries) };
  });
  return byId(rows);
}

async function stockOf({ stocked }: RealShop): Promise<State['stock']> {
  const ids = [...stocked].sort();
  return Promise.all(
    ids.map(async (bookId) => {
      const { onHand, ledger } = await storedStock(bookId);
      return { bookId, onHand, ledger };
    }),
  );
}

/** An order that was never shipped has not noted how many parcels it has had. */
function withParcelsMade(row: Record<string, unknown>): Record<string, unknown> {
  return { parcelsMade: 0, ...row };
}

/** Undefined for one that was discarded. */
async function storedStocktake(id: string): Promise<object | undefined> {
  if (!(await findStocktake(id))) return undefined;
  return comparableStocktake(await stocktakeOf(id));
}

/** What the database keeps of the sequence. */
export async function stateOf(real: RealShop, model: ShopModel): Promise<State> {
  const orderIds = [...model.orders.values()].map(({ order }) => order._id);
  const [{ books, orders }, figures, postings, stocktakes, ledgers, mails] = await Promise.all([
    documentsOf(real),
    readDayFigures(real.admin, real.openedAt),
    Promise.all(model.postings.all.map(({ answer }) => requirePosting(answer.id))),
    Promise.all(model.stocktakes.all.map(({ answer }) => storedStocktake(answer.id))),
    Promise.all(orderIds.map(ledgerOf)),
    Promise.all(orderIds.map(storedMails)),
  ]);
  const counters = since(await readCounters(), real.before);
  return {
    books: toRows(books),
    orders: toRows(orders).map(withParcelsMade).map(comparable),
    counters,
    stock: await stockOf(real),
    figures: figuresSince(figures, real.figuresBefore),
    ledgers,
    mails,
    postings: postings.map(shownPosting),
    stocktakes,
  };
}

/** Removes what a sequence has left, with its counts. */
export async function cleanUp(real: RealShop, model: ShopModel): Promise<void> {
  const { books, orders } = await documentsOf(real);
  const batch = database().batch();
  const about = await Promise.all(orders.flatMap(({ id }) => [cashEntriesOf(id), mailsOf(id)]));
  for (const { ref } of [...books, ...orders, ...about.flat()]) batch.delete(ref);
  for (const { answer } of model.postings.all) {
    batch.delete(database().collection('stockPostings').doc(answer.id));
  }
  for (const { answer } of model.stocktakes.all) {
    batch.delete(database().collection('stocktakes').doc(answer.id));
  }
  logChanges(
    batch,
    books.map(({ id }) => ({ id, version: Date.now() })),
  );
  const counted = model.counters();
  addToCounters(batch, { books: -counted.books, trendingBooks: -counted.trendingBooks });
  for (const { order } of model.orders.values()) {
    addOrderChangeToStats(batch, new Date(order.createdAt), order, undefined);
  }
  await batch.commit();
  await removeStock([...real.stocked]);
}
