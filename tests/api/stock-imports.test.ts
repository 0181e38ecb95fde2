import { describe, expect, it } from 'vitest';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { registerShopper } from './accounts.ts';
import { asAdmin, get, admin as token } from './desk-calls.ts';
import { checkUpload, generousRules, takeStep, uploadImport } from './imports.ts';
import { expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, expectCounted, expectStock } from './stored-documents.ts';
import { changeStock, storedStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';

const stored: Book[] = [];

const shopper = await registerShopper();

/** With a unique title; counted where it has copies. */
async function bookWith(onHand?: number, shelf = '') {
  const title = `Stocked ${crypto.randomUUID().slice(0, 8)}`;
  const book = await storeBook({ title, author: 'A. B.', newPrice: 5, oldPrice: 5 });
  stored.push(book);
  if (onHand !== undefined) await changeStock(token, book._id, { onHand, lowAt: 1, shelf });
  return book;
}

async function buy(book: Book, copies: number) {
  const answers = await inParallel(copies, () => orderBooks(shopper, [book]));
  answers.forEach(succeeded);
}

/** Each line has a title, an author, a price, copies and a shelf. */
async function check(lines: readonly string[], rules = generousRules) {
  const csv = `title,author,price,stock,shelf\n${lines.join('\n')}\n`;
  return checkUpload(token, await uploadImport(csv), rules);
}

async function shelfOf({ _id }: Book) {
  return (await documentAt(`stock/${_id}`)).get('shelf');
}

async function movementsOf(bookId: string) {
  const body = await get(`/api/stock/${bookId}/movements`);
  return body.map(({ change, reason, importId }: Record<string, unknown>) => [change, reason, importId]);
}

async function foundByTitle(title: string) {
  const body = await get(`/api/catalogue?q=${encodeURIComponent(title)}&fresh=1`);
  return body.books[0];
}

describe('An import with stock', () => {
  it('books what the check has shown, keeps what is sold meanwhile, and is undone by the difference', async () => {
    const [counted, uncounted] = [await bookWith(2, 'A 1'), await bookWith()];
    const added = `Stocked ${crypto.randomUUID().slice(0, 8)}`;
    const checked = await check([
      `${counted.title},A. B.,,5,C 3`,
      `${uncounted.title},A. B.,6,1,`,
      `${added},A. B.,7,1,D 4`,
    ]);
    expect(checked.counts).toMatchObject({ new: 1, changed: 2, stock: 3, same: 0 });
    expect(checked.changes.map(({ reasons }) => reasons)).toEqual([
      ['Stock: 2 → 5', 'Shelf: A 1 → C 3'],
      ['Price: 5 → 6', 'Stock: not counted → 1'],
    ]);
    await expectStock(counted._id, 2, { movements: 1 });

    await buy(counted, 1);
    expect(await takeStep(token, checked.id, 'start')).toMatchObject({
      state: 'done',
      counts: { skipped: 0 },
    });
    await expectStock(counted._id, 4, { stockLeft: undefined });
    expect(await shelfOf(counted)).toBe('C 3');
    expect((await movementsOf(counted._id))[0]).toEqual([3, 'import', checked.id]);
    await expectStock(uncounted._id, 1, { stockLeft: undefined });
    const { _id: addedId } = await foundByTitle(added);
    await expectStock(addedId, 1, { stockLeft: undefined });
    expect(await foundByTitle(uncounted.title)).toMatchObject({ newPrice: 6 });

    await buy(counted, 1);
    const undone = await takeStep(token, checked.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { removed: 1, restored: 2, kept: 0 } });
    await expectStock(counted._id, 0, { stockLeft: 0 });
    expect(await shelfOf(counted)).toBe('A 1');
    await expectStock(uncounted._id, undefined, { movements: 2, stockLeft: undefined });
    expect(await foundByTitle(uncounted.title)).toMatchObject({ newPrice: 5 });
    expect(await foundByTitle(uncounted.title)).not.toHaveProperty('stockLeft');
    await expectStock(addedId, undefined, { movements: 2 });
    expectRefused(await asAdmin('GET', `/api/books/${addedId}?fresh=1`), 404);
    await expectCounted();
  });

  it('leaves at an undo a new book whose copies were sold or received since', async () => {
    const titles = ['Sold', 'Received'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
    const checked = await check(titles.map((title) => `${title},A. B.,5,2,`));
    await takeStep(token, checked.id, 'start');
    const [sold, received] = [await foundByTitle(titles[0] ?? ''), await foundByTitle(titles[1] ?? '')];
    stored.push(sold, received);
    await buy(sold, 1);
    await changeStock(token, received._id, { change: 1, reason: 'delivery' });
    const undone = await takeStep(token, checked.id, 'undo');
    expect(undone.kept.map(({ reasons }) => reasons)).toEqual([
      ['It has been ordered since the import'],
      ['Its stock has been changed since the import'],
    ]);
    await expectStock(sold._id, 1);
    await expectStock(received._id, 3);
  });
});

describe('The export with stock', () => {
  async function exportedLine(title: string): Promise<{ names: string; line: string }> {
    const body = await get('/api/books/export');
    const [names = '', ...lines] = String(body).split('\r\n');
    return { names, line: lines.find((one) => one.includes(title)) ?? '' };
  }

  it('brings a deleted book back with its copies, which leave the shop again with an undo', async () => {
    const book = await bookWith(2, 'A 1');
    const { names, line } = await exportedLine(book.title);
    await asAdmin('DELETE', `/api/books/${book._id}`);
    const checked = await checkUpload(token, await uploadImport(`${names}\r\n${line}\r\n`));
    expect(checked.counts).toMatchObject({ new: 1 });
    expect(await takeStep(token, checked.id, 'start')).toMatchObject({ counts: { skipped: 0 } });
    const stock = async () => (await documentAt(`stock/${book._id}`)).data();
    expect(await stock()).toMatchObject({ onHand: 2, shelf: 'A 1', inShop: true });
    await buy(await foundByTitle(book.title), 1);
    await expectStock(book._id, 1, { stockLeft: 1 });
    await changeStock(token, book._id, { change: 1, reason: 'found' });
    const kept = await takeStep(token, checked.id, 'undo');
    expect(kept.kept.map(({ reasons }) => reasons)).toEqual([['It has been ordered since the import']]);

    const other = await bookWith(2);
    const again = await exportedLine(other.title);
    await asAdmin('DELETE', `/api/books/${other._id}`);
    const csv = `${again.names}\r\n${again.line.replace(',2,', ',5,')}\r\n`;
    const { id } = await checkUpload(token, await uploadImport(csv));
    await takeStep(token, id, 'start');
    await expectStock(other._id, 5);
    expect(await takeStep(token, id, 'undo')).toMatchObject({ counts: { removed: 1 } });
    const left = await documentAt(`stock/${other._id}`);
    expect(left.data()).toMatchObject({ onHand: 2, inShop: false });
    expect(await storedStock(other._id)).toMatchObject({ ledger: 2 });
  });
});
