import { describe, expect, it } from 'vitest';

import { importDocument } from '../../functions/src/imports/import-document.ts';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { BookImport } from '../../functions/src/shared/import/book-import.ts';
import { makeBook } from '../fixtures/factories.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { asAdmin, get, admin as token } from './desk-calls.ts';
import { takeStep, untilIdle } from './imports.ts';
import { expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, expectCounted } from './stored-documents.ts';
import { sumBesidePrices } from './sum-beside-prices.ts';

const word = `w${crypto.randomUUID().slice(0, 8)}`;
const stored: Book[] = [];

async function store(fields: Partial<Book>) {
  const book = await storeBook({ title: `${word} ${stored.length}`, ...fields });
  stored.push(book);
  return book;
}

async function request(change: object, selection: object, id = crypto.randomUUID()) {
  const { status, body } = await asAdmin('POST', '/api/bulk-changes', { id, change, selection });
  expect([status, body.state]).toEqual([200, 'checking']);
  return untilIdle(token, id);
}

async function present(ids: readonly string[]): Promise<Book[]> {
  return await get(`/api/books?ids=${ids.join(',')}&fresh=1`);
}

describe('A bulk change', () => {
  it('shows what it would do, does it, and is undone but for what was edited since', async () => {
    const books = [
      await store({ newPrice: 9.99 }),
      await store({ newPrice: 0.01 }),
      await store({ newPrice: 20 }),
    ];
    const ids = books.map(({ _id }) => _id);
    // As a book stored before today's limits: nothing of it is lost.
    await database()
      .collection('books')
      .doc(ids[2] ?? '')
      .update({ year: 1 });
    const before = await sumBesidePrices(database());
    const checked = await request({ kind: 'percent', percent: -50 }, { filter: { q: word } });
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { lines: 3, changed: 2, same: 1 },
      bulk: { lowest: 5, highest: 10 },
    });
    expect(checked.changes.flatMap(({ reasons }) => reasons).sort()).toEqual([
      '$20.00 → $10.00',
      '$9.99 → $5.00',
    ]);
    expect(await sumBesidePrices(database())).toEqual(before);

    expect(await takeStep(token, checked.id, 'start')).toMatchObject({
      state: 'done',
      counts: { skipped: 0 },
    });
    expect((await present(ids)).map(({ newPrice }) => newPrice)).toEqual([5, 0.01, 10]);
    expect((await present(ids)).map(({ year }) => year)).toEqual([undefined, undefined, 1]);
    const [first] = await present(ids);
    const { _id, createdAt: _, ...fields } = first ?? makeBook();
    await asAdmin('PUT', `/api/books/edit/${_id}`, { ...fields, newPrice: 7 });
    const undone = await takeStep(token, checked.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 1 } });
    expect(undone.kept[0]?.reasons).toEqual(['It has been edited since the change']);
    expect((await present(ids)).map(({ newPrice }) => newPrice)).toEqual([7, 0.01, 20]);
  });

  it('leaves a book alone that was changed since the preview', async () => {
    const [kept, moved] = [await store({ category: 'fiction' }), await store({ category: 'fiction' })];
    const change = { kind: 'category', category: 'horror' };
    const checked = await request(change, { ids: [kept._id, moved._id, 'no-such-book'] });
    expect(checked.counts).toMatchObject({ lines: 2, changed: 2 });
    const { _id, createdAt: _, ...fields } = kept;
    await asAdmin('PUT', `/api/books/edit/${_id}`, { ...fields, category: 'business' });
    const done = await takeStep(token, checked.id, 'start');
    expect(done.counts.skipped).toBe(1);
    expect(done.attention[0]?.reasons).toEqual(['Not done: The book was changed since the preview']);
    expect((await present([kept._id, moved._id])).map(({ category }) => category)).toEqual([
      'business',
      'horror',
    ]);
  });

  it('deletes books with their stock, and brings them back to the last bit', async () => {
    const [counted, plain] = [await store({ trending: true }), await store({})];
    await asAdmin('POST', `/api/stock/${counted._id}`, { onHand: 1 });
    const ids = [counted._id, plain._id];
    const documents = async () =>
      (await database().getAll(...ids.map((id) => database().collection('books').doc(id)))).map((one) =>
        one.data(),
      );
    const before = await documents();
    const checked = await request({ kind: 'delete' }, { ids });
    expect(checked.counts).toMatchObject({ deleted: 2, changed: 0 });
    await takeStep(token, checked.id, 'start');
    expect(await present(ids)).toEqual([]);
    expect((await entriesAbout(token, checked.id)).map(inShort)).toContain('bulk deleted by Owner');
    expect((await entriesAbout(token, plain._id)).map(inShort)).toEqual(['bulkBooks deleted by Owner']);
    expect((await documentAt(`stock/${counted._id}`)).get('inShop')).toBe(false);
    await expectCounted();
    expect((await takeStep(token, checked.id, 'undo')).counts).toMatchObject({ restored: 2, kept: 0 });
    expect(await documents()).toEqual(before);
    expect((await documentAt(`stock/${counted._id}`)).get('inShop')).toBe(true);
    await expectCounted();
  });

  it('is refused while another one is worked on', async () => {
    const id = crypto.randomUUID();
    const post = (body: object) => asAdmin('POST', '/api/bulk-changes', body);
    const selection = { ids: ['emma'] };

    const other = database().collection('imports').doc(id);
    await other.set({ seen: { id, state: 'importing' } });
    const busy = await post({ id: crypto.randomUUID(), change: { kind: 'delete' }, selection });
    expectRefused(busy, 409, 'import-busy');
    await other.delete();
  });

  it('stays among those that can be undone, however many others are only looked at', async () => {
    const { _id } = await store({ newPrice: 9 });
    const { id } = await request({ kind: 'amount', amount: 1 }, { ids: [_id] });
    await takeStep(token, id, 'start');
    const started = await findImport(id);
    const previews = Array.from({ length: 25 }, (_, index) => {
      const createdAt = new Date(Date.now() + index).toISOString();
      const seen = { ...started.seen, id: crypto.randomUUID(), state: 'checked' as const, createdAt };
      return { ...started, seen, startedAt: 0 };
    });
    const stored = previews.map((one) => ({
      reference: database().collection('imports').doc(one.seen.id),
      document: importDocument(one),
    }));
    await Promise.all(stored.map(({ reference, document }) => reference.set(document)));
    const body = await get('/api/imports');
    const ids = body.map((one: BookImport) => one.id);
    expect(ids).toContain(id);
    expect(ids.filter((one: string) => previews.some(({ seen }) => seen.id === one))).toEqual(
      previews
        .slice(-5)
        .map(({ seen }) => seen.id)
        .reverse(),
    );
    await Promise.all(stored.map(({ reference }) => reference.delete()));
    expect((await takeStep(token, id, 'undo')).state).toBe('undone');
  });

  it('of books that are all gone fails in words', async () => {
    const failed = await request({ kind: 'delete' }, { ids: ['no-such-book'] });
    expect(failed).toMatchObject({
      state: 'failed',
      problem: 'None of these books is in the shop any more.',
    });
  });
});
