import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { makeBook } from '../fixtures/factories.ts';
import { type Answer, call } from './shop-api.ts';
import { removeStoredBooks, storeBooks } from './stored-books.ts';

/** As many as a delivery has at most, and one more; their ids are as long as the shop's, so that they fit into a request. */
const books = Array.from({ length: 1001 }, () =>
  makeBook({
    _id: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
    createdAt: new Date().toISOString(),
  }),
);
const bookIds = books.map(({ _id }) => _id);
const most = bookIds.slice(0, 1000);

const token = await beginSession();

beforeAll(async () => {
  await storeBooks(books);
});
afterAll(() => removeStoredBooks(books));

/** What the page makes of scans: each book once, with its copies. */
function counted(scans: readonly string[]) {
  const copies = new Map<string, number>();
  for (const id of scans) copies.set(id, (copies.get(id) ?? 0) + 1);
  return { bookIds: [...copies.keys()], copies: [...copies.values()] };
}

/** Sends a call under its key until there is nothing left to do, as the page does. */
async function untilDone(path: string, body: object, end: string): Promise<Answer> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await call('POST', path, { token, key, body });
    if (answer.status !== 200 || answer.body.state === end) return answer;
  }
}

/** The copies of the books, with how often each stock was moved. */
async function stored() {
  const stocks = await database().getAll(...bookIds.map((id) => database().collection('stock').doc(id)));
  const { docs } = await database().collection('stockMovements').select('bookId').get();
  const own = new Set(bookIds);
  return {
    copies: stocks.map((stock) => stock.get('onHand')),
    movements: docs.filter((movement) => own.has(movement.get('bookId'))).length,
  };
}

describe('a delivery of 5,000 scans', () => {
  it('is booked to the copy, and undone without a rest', async () => {
    // Mixed: ten of the books come often, the others twice. With the longest texts, each letter of which takes three bytes.
    const scans = Array.from({ length: 5000 }, (_, at) => most[at < 2000 ? (at * 7) % 1000 : at % 10] ?? '');
    const delivery = { supplier: '„'.repeat(100), note: '„'.repeat(500), ...counted(scans) };
    const { body } = await untilDone('/api/deliveries', delivery, 'posted');
    expect(body).toMatchObject({ books: 1000, copies: 5000, done: 1000, keptCount: 0 });
    const ofBook = bookIds.map((_, at) => (at < 10 ? 302 : at < 1000 ? 2 : undefined));
    expect(await stored()).toEqual({ copies: ofBook, movements: 1000 });
    await untilDone(`/api/stock-postings/${body.id}/undo`, {}, 'undone');
    expect(await stored()).toEqual({ copies: bookIds.map(() => undefined), movements: 2000 });
  });
});
