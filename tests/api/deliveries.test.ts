import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { isSettled } from '../../functions/src/shared/stock/posting.ts';
import { workOnPosting } from '../../functions/src/use-cases/stock/post-stock.ts';
import { receiveDelivery, undoPosting } from '../../functions/src/use-cases/stock/receive-delivery.ts';
import { adminBookFields } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, post, admin as token } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { expectStock } from './stored-documents.ts';
import { changeStock, storedStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';
import { addWorker } from './workers.ts';

function receive(bookIds: readonly string[], copies: readonly number[], key?: string, by = token) {
  const body = { supplier: 'Gardners', note: 'Box 1 of 2', bookIds, copies };
  return call('POST', '/api/deliveries', { token: by, body, key });
}

const undo = (id: string) => asAdmin('POST', `/api/stock-postings/${id}/undo`);
const storeBooks = (count: number) => inParallel(count, () => storeBook());
const idsOf = (books: readonly { _id: string }[]) => books.map(({ _id }) => _id);

describe('a delivery', () => {
  it('adds its copies to each book, starts to count those that are not, and tells shoppers', async () => {
    const [counted, uncounted] = idsOf(await storeBooks(2));
    await changeStock(token, counted ?? '', { onHand: 0, lowAt: 1 });
    const body = succeeded(await receive([counted ?? '', uncounted ?? ''], [3, 2]));
    expect(body).toMatchObject({ state: 'posted', kind: 'delivery', books: 2, copies: 5, done: 2, kept: [] });
    const stock = { onHand: 3, ledger: 3, stockLeft: undefined };
    expect(await storedStock(counted ?? '')).toMatchObject(stock);
    await expectStock(uncounted ?? '', 2, { stockLeft: undefined });
    const past = await get('/api/deliveries');
    expect(past[0]).toEqual(body);
    expect(past[0]).toMatchObject({ supplier: 'Gardners', note: 'Box 1 of 2', by: 'Owner' });
  });

  it('is booked once, however often and by how many calls at once it is sent', async () => {
    const ids = idsOf(await storeBooks(3));
    const key = crypto.randomUUID();
    const answers = await inParallel(3, () => receive(ids, [1, 2, 3], key));
    answers.forEach(succeeded);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const stocks = await Promise.all(ids.map(storedStock));
    expect(stocks).toMatchObject([
      { onHand: 1, movements: 1 },
      { onHand: 2, movements: 1 },
      { onHand: 3, movements: 1 },
    ]);
    const entries = await entriesAbout(token, answers[0]?.body.id);
    expect(entries[0]).toMatchObject({ action: 'received', title: 'Gardners', note: '6 copies of 3 books' });
    const colleague = await addWorker('catalogue');
    const sentOn = await receive(ids, [1, 2, 3], key, colleague.token);
    expect(sentOn.body).toEqual(answers[0]?.body);
  });

  it('of another person at the same time adds up', async () => {
    const ids = idsOf(await storeBooks(2));
    await Promise.all(ids.map((id) => changeStock(token, id, { onHand: 1 })));
    await inParallel(4, () => receive(ids, [1, 1]));
    expect(await Promise.all(ids.map(storedStock))).toMatchObject(ids.map(() => ({ onHand: 5, ledger: 5 })));
  });

  it('names a book that was deleted meanwhile, and books the others', async () => {
    const [gone, other] = idsOf(await storeBooks(2));
    await asAdmin('DELETE', `/api/books/${gone}`);
    const { body } = await receive([gone ?? '', other ?? ''], [1, 1]);
    expect(body).toMatchObject({ state: 'posted', keptCount: 1, kept: [{ bookId: gone, title: '' }] });
    await expectStock(gone ?? '', undefined, { movements: 0 });
    await expectStock(other ?? '', 1);
  });
});

describe('the undo of a delivery', () => {
  it('takes the copies back once, and ends the counting that it began', async () => {
    const [counted, uncounted] = idsOf(await storeBooks(2));
    await changeStock(token, counted ?? '', { onHand: 4 });
    const { body } = await receive([counted ?? '', uncounted ?? ''], [3, 2]);
    const answers = await inParallel(4, () => undo(body.id));
    expect(answers.map(({ body }) => body.state)).toEqual(answers.map(() => 'undone'));
    await expectStock(counted ?? '', 4, { movements: 3 });
    await expectStock(uncounted ?? '', undefined, { stockLeft: undefined });
    const entries = await entriesAbout(token, body.id);
    expect(entries.map(({ action }) => action)).toEqual(['undone', 'received']);
  });

  it('leaves a book whose copies were sold meanwhile, and names it', async () => {
    const [sold, other] = await storeBooks(2);
    if (!sold || !other) throw new Error('No book was stored');
    const { body } = await receive([sold._id, other._id], [1, 1]);
    const shopper = await registerShopper();
    succeeded(await orderBooks(shopper, [sold]));
    const undone = (await undo(body.id)).body;
    const reason = '1 of 1 copies were sold or taken meanwhile';
    expect(undone).toMatchObject({ state: 'undone', keptCount: 1, kept: [{ title: sold.title, reason }] });
    await expectStock(sold._id, 0);
    await expectStock(other._id, undefined);
  });
});

describe('a delivery that breaks off between its transactions', () => {
  const work = { together: 2, milliseconds: 0 };
  const delivery = (bookIds: string[]) => ({ supplier: '', note: '', bookIds, copies: bookIds.map(() => 2) });

  it('goes on where it stopped, forwards and back', async () => {
    const ids = idsOf(await storeBooks(5));
    const key = crypto.randomUUID();
    const first = await receiveDelivery(delivery(ids), key, owner, work);
    expect(first).toMatchObject({ state: 'posting', done: 2 });
    expectRefused(await undo(first.id), 409, 'posting-state');
    await receiveDelivery(delivery(ids), key, owner, work);
    await workOnPosting(first.id, { together: 2 });
    const stocks = () => Promise.all(ids.map(storedStock));
    expect(await stocks()).toMatchObject(ids.map(() => ({ onHand: 2, movements: 1 })));
    let undone = await undoPosting(first.id, owner, work);
    expect(undone).toMatchObject({ state: 'undoing', done: 2 });
    while (!isSettled(undone)) undone = await undoPosting(first.id, owner, work);
    expect(await stocks()).toMatchObject(ids.map(() => ({ onHand: undefined, ledger: 0, movements: 2 })));
    expect(await entriesAbout(token, first.id)).toHaveLength(2);
  });
});

describe('a scanned ISBN', () => {
  const scanned = async (...isbns: string[]) => await get(`/api/stock/scanned?isbns=${isbns.join()}`);

  it('names its book, the stock, and the orders that wait while there is none', async () => {
    const isbn = '9783161484100';
    await database().collection('isbns').doc(isbn).delete();
    const body = { ...adminBookFields, title: 'Scanned', isbn };
    const { book } = await post('/api/books/create-book', body);
    const shopper = await registerShopper();
    await orderBooks(shopper, [book]);
    const named = { isbn, book: { id: book._id, title: 'Scanned' } };
    expect(await scanned(isbn, '9780306406157')).toEqual([
      { ...named, waiting: 1 },
      { isbn: '9780306406157', waiting: 0 },
    ]);
    await changeStock(token, book._id, { onHand: 2, shelf: 'B 12' });
    expect(await scanned(isbn)).toEqual([{ ...named, onHand: 2, shelf: 'B 12', waiting: 0 }]);
    await asAdmin('DELETE', `/api/books/${book._id}`);
    expect(await scanned(isbn)).toEqual([{ isbn, waiting: 0 }]);
  });

  it('with a wrong check digit is found of a book that is printed so, and of no other', async () => {
    const [isbn, other] = ['9783453058291', '9783161484101'];
    const title = 'Misprinted';
    const fields = { ...adminBookFields, title, isbn: '978-3-453-05829-1' };
    const add = (more: object) => asAdmin('POST', '/api/books/create-book', { ...fields, ...more });
    expectRefused(await add({}), 400, 'isbn');
    const { body } = await add({ isbnAsPrinted: true });
    const book = { id: body.book._id, title };
    expect(body.book).toMatchObject({ isbn });
    expect(body.book).not.toHaveProperty('isbnAsPrinted');
    expect(await scanned(isbn, other)).toMatchObject([{ isbn, book }, { isbn: other }]);
    const catalogue = await asAdmin('GET', '/api/catalogue?q=978-3-453-05829-1&fresh=1');
    expect(catalogue.body.books).toMatchObject([{ _id: book.id }]);
    const answer = await asAdmin('GET', '/api/stock/scanned?isbns=1234567890123');
    expectRefused(answer, 400, 'isbns');
  });
});

function change(kind: string, copies: number, ids: readonly string[], key?: string) {
  const body = { kind, copies, selection: { ids } };
  return asAdmin('POST', '/api/stock-changes', body, { key });
}

async function books(): Promise<[counted: string, uncounted: string]> {
  const [one, other] = await inParallel(2, async () => (await storeBook())._id);
  await changeStock(token, one ?? '', { onHand: 4 });
  return [one ?? '', other ?? ''];
}

const onHand = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(storedStock))).map((one) => one.onHand);

describe('the stock of many books', () => {
  it('is added to once, however often it is sent, and undone as one step', async () => {
    const ids = await books();
    const key = crypto.randomUUID();
    const answers = await inParallel(5, () => change('add', 3, ids, key));
    answers.forEach(succeeded);
    const { body } = answers[0] ?? {};
    expect(body).toMatchObject({ kind: 'bulk', state: 'posted', note: 'Stock +3', books: 2, copies: 6 });
    expect(await onHand(ids)).toEqual([7, 3]);
    const past = await get('/api/deliveries');
    expect(past[0]).toMatchObject({ id: body.id, kind: 'bulk' });
    await asAdmin('POST', `/api/stock-postings/${body.id}/undo`);
    expect(await onHand(ids)).toEqual([4, undefined]);
    const entries = await entriesAbout(token, body.id);
    expect(entries.map(({ action, title }) => [action, title])).toEqual([
      ['undone', 'Stock +3'],
      ['changed', 'Stock +3'],
    ]);
  });

  it('is set, and a second try under the key sets it once', async () => {
    const ids = await books();
    const key = crypto.randomUUID();
    expect((await change('set', 9, ids, key)).body).toMatchObject({ note: 'Stock set to 9', books: 2 });
    expect(await onHand(ids)).toEqual([9, 9]);
    expect(await change('set', 9, ids, key)).toMatchObject({ status: 200, body: { state: 'posted' } });
    expectRefused(await change('set', 9, ids), 409, 'stock-selection');
    await expectStock(ids[0], 9, { movements: 2 });
  });
});
