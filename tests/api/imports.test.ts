import { gzipSync } from 'node:zlib';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { queueLeftImport } from '../../functions/src/imports/import-queue.ts';
import {
  commitStep,
  findImport,
  ImportStopped,
  requestCheck,
} from '../../functions/src/imports/import-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { listedDrafts } from '../../functions/src/shared/book/draft.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import type { ImportRules } from '../../functions/src/shared/import/import-rules.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { adminBookFields } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { testedBundle } from './bundle-functions.ts';
import { asAdmin, get, post, admin as token } from './desk-calls.ts';
import { checkUpload, generousRules, takeStep, untilIdle, uploadImport } from './imports.ts';
import { expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { documentAt, documentsWhere, expectCounted } from './stored-documents.ts';
import { sumBesidePrices } from './sum-beside-prices.ts';
import { orderBooks } from './waiting-orders.ts';

const functions = await import(testedBundle.href);

function unique(title: string): string {
  return `${title} ${crypto.randomUUID().slice(0, 8)}`;
}

async function booksOf(title: string) {
  const docs = await documentsWhere('books', 'title', title);
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}

describe('An import', () => {
  it('shows what a file would do, does it, does nothing a second time, and is undone to the last bit', async () => {
    const stored = await storeBook({ title: unique('Known'), author: 'A. B.', newPrice: 5 });
    const title = unique('Emma');
    const csv = `title,author,isbn,isbn13,price,category,year\n${title},Jane Austen,61120081,9.78006112008e+12,"12,99",Horror,1815.0\n${stored.title},A. B.,,,7.50,,\nNo price,,,,free,,\n${title},Jane Austen,0061120081,,1,,\n`;
    const before = await sumBesidePrices(database());
    const id = await uploadImport(csv);
    const checked = await checkUpload(token, id);
    const atWork = async () => (await get('/api/admin/sales')).importAtWork;
    expect(await atWork()).toMatchObject({ id, state: 'checked' });
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { lines: 4, new: 1, changed: 1, same: 0, faulty: 1, duplicate: 1 },
      changes: [{ line: 3, reasons: ['Price: 5 → 7.5'] }],
    });
    expect(checked.attention.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [4, 'Price “free” cannot be read: write it like 9.50 or 9,50'],
      [5, 'Line 2 is about the same book'],
    ]);
    expect(await sumBesidePrices(database())).toEqual(before);

    expect(await takeStep(token, id, 'start')).toMatchObject({ state: 'done', counts: { skipped: 0 } });
    expect(await atWork()).toBeNull();
    const [emma] = await booksOf(title);
    expect(emma).toMatchObject({ isbn: '9780061120084', newPrice: 12.99, category: 'horror', year: 1815 });
    const isbn = await documentAt('isbns/9780061120084');
    expect(isbn.get('bookId')).toBe(emma?.id);
    await expectCounted();
    const answer = await asAdmin('GET', `/api/catalogue?q=${encodeURIComponent(title)}&fresh=1`);
    expect(answer.body.books[0]?.title).toBe(title);

    const again = await checkUpload(token, await uploadImport(csv));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
    const faulty = await asAdmin('GET', `/api/imports/${id}/faulty`);
    expect(String(faulty.body)).toContain(
      'No price,,,,free,,,4,"Price “free” cannot be read: write it like 9.50 or 9,50"\r\n',
    );

    expect(await takeStep(token, id, 'undo')).toMatchObject({
      state: 'undone',
      counts: { removed: 1, restored: 1, kept: 0 },
    });
    expect(await sumBesidePrices(database())).toEqual(before);
    await expectCounted();
  });

  it('keeps what a file does not sell as drafts, as many as there can be, and an undo takes back those that nobody edited', async () => {
    await emptyCollection('drafts');
    const [hidden, edited, sold] = ['Hidden', 'Edited', 'Sold'].map(unique);
    const more = Array.from({ length: listedDrafts }, (_, index) => `More ${index},-1,1`);
    const csv = `Name,Published,Regular price\n${hidden},-1,9.99\n${edited},0,5\n${sold},1,7\n${more.join('\n')}\n`;
    const id = await uploadImport(csv);
    expect(await checkUpload(token, id)).toMatchObject({ counts: { new: 1, draft: listedDrafts + 2 } });
    expect(await takeStep(token, id, 'start')).toMatchObject({ state: 'done', counts: { skipped: 2 } });
    expect(await booksOf(hidden ?? '')).toEqual([]);
    expect(await booksOf(sold ?? '')).toHaveLength(1);
    const { docs } = await database().collection('drafts').get();
    expect(docs).toHaveLength(listedDrafts);
    const kept = docs.find((draft) => draft.get('title') === edited);
    expect(docs.find((draft) => draft.get('title') === hidden)?.data()).toMatchObject({ newPrice: 9.99 });
    await asAdmin('PUT', `/api/drafts/${kept?.id}`, {
      title: edited,
      category: 'fiction',
      oldPrice: 6,
      newPrice: 6,
    });
    expect(await takeStep(token, id, 'undo')).toMatchObject({ state: 'undone' });
    expect((await database().collection('drafts').get()).docs.map(({ id: left }) => left)).toEqual([
      kept?.id,
    ]);
    // As a book that a file adds, it needs no description.
    await post(`/api/drafts/${kept?.id}/publish`);
    await asAdmin('DELETE', `/api/books/${kept?.id}`);
    await emptyCollection('drafts');
  });

  it('keeps at an undo what was ordered, edited or deleted since, and says so', async () => {
    const titles = ['Ordered', 'Edited', 'Deleted', 'Left'].map(unique);
    const id = await uploadImport(`title\n${titles.join('\n')}\n`);
    await checkUpload(token, id);
    await takeStep(token, id, 'start');
    const [ordered, edited, deleted] = await Promise.all(
      titles.map(async (title) => await get(`/api/books/${(await booksOf(title))[0]?.id}?fresh=1`)),
    );
    const shopper = await registerShopper();
    const placed = await orderBooks(shopper, [ordered]);
    succeeded(placed);
    const { _id: _, createdAt: __, ...fields } = edited;
    await asAdmin('PUT', `/api/books/edit/${edited._id}`, { ...fields, newPrice: 3 });
    await asAdmin('DELETE', `/api/books/${deleted._id}`);

    const undone = await takeStep(token, id, 'undo');
    expect(undone.counts).toMatchObject({ removed: 1, kept: 3 });
    expect(undone.kept.map(({ title, reasons }) => [title.split(' ')[0], ...reasons])).toEqual([
      ['Ordered', 'It has been ordered since the import'],
      ['Edited', 'It has been edited since the import'],
      ['Deleted', 'It has been deleted since the import'],
    ]);
    await expectCounted();
    for (const book of [ordered, edited]) await asAdmin('DELETE', `/api/books/${book._id}`);
  });

  it('is refused while another one is worked on, and after another one has changed the shop', async () => {
    const [one, other] = [
      await uploadImport(`title\n${unique('One')}`),
      await uploadImport(`title\n${unique('Other')}`),
    ];
    const body = { fileName: 'a.csv', columns: ['title'], rules: generousRules };
    await requestCheck({ id: other, ...body }, new Date());
    const refused = await asAdmin('POST', '/api/imports', { id: one, ...body });
    expectRefused(refused, 409, 'import-busy');
    await asAdmin('POST', `/api/imports/${other}/cancel`);

    await checkUpload(token, one);
    await checkUpload(token, other);
    expect((await takeStep(token, one, 'start')).state).toBe('done');
    const late = await asAdmin('POST', `/api/imports/${other}/start`);
    expectRefused(late, 409, 'import-state');
    expect(late.body.error.message).toContain('check the file again');
    const twice = await asAdmin('POST', `/api/imports/${one}/start`);
    expectRefused(twice, 409, 'import-state');
    await takeStep(token, one, 'undo');
  });

  it('of a file that is packed, and says so, is refused without being unpacked', async () => {
    const packed = gzipSync(`title\n${'x'.repeat(1_000_000)}`);
    const id = await uploadImport(packed, crypto.randomUUID(), { contentEncoding: 'gzip' });
    const answer = await asAdmin('GET', `/api/imports/${id}/columns`);
    expectRefused(answer, 400, 'file');
    expect(answer.body.error.message).toContain('This is a compressed file (gzip)');
  });

  it('lists the categories that the shop does not have, and takes what they are', async () => {
    const csv = `title,category\n${unique('A')},Poetry\n${unique('B')},Poetry\n`;
    const id = await uploadImport(csv);
    const strict: ImportRules = { ...generousRules, category: '' };
    const checked = await checkUpload(token, id, strict);
    expect(checked.counts).toMatchObject({ new: 0, faulty: 2 });
    expect(checked.unknownCategories).toEqual([{ value: 'Poetry', count: 2 }]);
    const mapped = await checkUpload(token, id, {
      ...strict,
      categories: [{ value: 'poetry', category: 'fiction' }],
    });
    expect(mapped.counts).toMatchObject({ new: 2, faulty: 0 });
  });
});

describe('The export', () => {
  it('is formula-safe and changes nothing when it is imported again', async () => {
    await storeBook({
      title: unique('=1+1 "quoted"'),
      description: '<b>line</b>\nanother',
      subjects: ['a, b', 'c;d'],
    });
    const body = await get('/api/books/export');
    expect(String(body)).toContain(`"'=1+1`);
    const checked = await checkUpload(token, await uploadImport(String(body)));
    expect({ changes: checked.changes, attention: checked.attention }).toEqual({
      changes: [],
      attention: [],
    });
    expect(checked.counts.new).toBe(0);
  });
});

describe('An ISBN', () => {
  const isbn = '9780306406157';

  it('belongs to one book, is free again when that is deleted, and taken when it comes back', async () => {
    const create = (more: object) =>
      asAdmin('POST', '/api/books/create-book', { ...adminBookFields, ...more });
    const first = await create({ isbn });
    succeeded(first);
    const taken = await create({ isbn });
    expectRefused(taken, 409, 'isbn-taken');
    expect(taken.body.error.message).toBe('Another book has this ISBN');
    const second = await create({});
    const edited = await asAdmin('PUT', `/api/books/edit/${second.body.book._id}`, {
      ...adminBookFields,
      isbn,
    });
    expectRefused(edited, 409, 'isbn-taken');
    await asAdmin('DELETE', `/api/books/${first.body.book._id}`);
    const free = await asAdmin('PUT', `/api/books/edit/${second.body.book._id}`, {
      ...adminBookFields,
      isbn,
    });
    succeeded(free);
    const back = await asAdmin('POST', `/api/books/${first.body.book._id}/restore`);
    expectRefused(back, 409, 'isbn-taken');
    await asAdmin('DELETE', `/api/books/${second.body.book._id}`);
    await post(`/api/books/${first.body.book._id}/restore`);
    await asAdmin('DELETE', `/api/books/${first.body.book._id}`);
    expect((await documentAt(`isbns/${isbn}`)).exists).toBe(false);
  });

  it('is also that of a used copy, which is scanned as long as there is no new book', async () => {
    const create = (more: object) =>
      asAdmin('POST', '/api/books/create-book', { ...adminBookFields, isbn, ...more });
    const holder = async () => (await documentAt(`isbns/${isbn}`)).get('bookId');
    const used = (await create({ condition: 'used' })).body.book;
    expect(await holder()).toBe(used._id);
    const { body, status } = await create({});
    expect(status).toBe(201);
    expect(await holder()).toBe(body.book._id);
    const damaged = (await create({ condition: 'damaged' })).body.book;
    expect(await holder()).toBe(body.book._id);
    // A used copy that turns out to be new is the second one.
    const edited = await asAdmin('PUT', `/api/books/edit/${used._id}`, {
      ...adminBookFields,
      isbn,
      condition: 'new',
    });
    expectRefused(edited, 409, 'isbn-taken');
    for (const { _id } of [body.book, used, damaged]) await asAdmin('DELETE', `/api/books/${_id}`);
    expect((await documentAt(`isbns/${isbn}`)).exists).toBe(false);
  });
});

describe('An import under way', () => {
  const { runImport } = functions;

  async function leftBehind(requestedAt = new Date()) {
    const id = await uploadImport(`title\n${unique('Left')}\n`);
    const request = { id, fileName: 'books.csv', columns: ['title'], rules: generousRules };
    await requestCheck(request, requestedAt);
    return id;
  }

  it('whose task was lost is taken up once it is asked for, and no sooner than it may have come on', async () => {
    const id = await leftBehind();
    const stored = await findImport(id);
    await queueLeftImport(stored.seen, new Date());
    expect((await findImport(id)).seen.state).toBe('checking');
    await queueLeftImport(stored.seen, new Date(Date.now() + 180_000));
    expect(await untilIdle(token, id)).toMatchObject({ state: 'checked', counts: { new: 1 } });
  });

  it('is given up after a few tries, so that other imports go on', async () => {
    const id = await leftBehind();
    await runImport.run({ data: { id }, retryCount: 5 });
    const given = await get(`/api/imports/${id}`);
    expect(given).toMatchObject({ state: 'failed', problem: expect.stringContaining('several times') });
    expect(await checkUpload(token, id)).toMatchObject({ state: 'checked' });
  });

  it('can be cancelled, which its task notices, and then goes on where it was', async () => {
    const id = await leftBehind(new Date(Date.now() - 1000));
    const begun = await findImport(id);
    const commit = () => commitStep(begun, async (_, stored) => stored);
    const cancel = () => asAdmin('POST', `/api/imports/${id}/cancel`);
    const cancelled = { state: 'failed', task: 'check', problem: 'Owner has cancelled it.' };
    expect((await cancel()).body).toMatchObject(cancelled);
    expect((await cancel()).body).toMatchObject(cancelled);
    await expect(commit()).rejects.toThrow(ImportStopped);
    await asAdmin('POST', '/api/imports', {
      id,
      fileName: 'books.csv',
      columns: ['title'],
      rules: generousRules,
    });
    // A task of the cancelled check would write what was chosen before.
    await expect(commit()).rejects.toThrow(ImportStopped);
    expect(await untilIdle(token, id)).toMatchObject({ state: 'checked' });
    expectRefused(await cancel(), 409, 'import-state');
  });

  it('is done once, however many tasks there are of it at the same time, and of a task that comes again nothing', async () => {
    // As many long ones as are written in two steps.
    const titles = Array.from({ length: 110 }, (_, index) => unique(`Twice ${index}`));
    const lines = titles.map((title) => `${title},2,${'long '.repeat(999)}\n`);
    const before = await sumBesidePrices(database());
    const id = await uploadImport(`title,stock,description\n${lines.join('')}`);
    await checkUpload(token, id);
    const often = () => Promise.all([1, 2].map(() => runImport.run({ data: { id } })));
    await startImport(id, owner, new Date());
    await often();
    await runImport.run({ data: { id } });
    expect((await findImport(id)).seen).toMatchObject({ state: 'done', counts: { skipped: 0 } });
    await expectCounted();
    const docs = await documentsWhere('stockMovements', 'importId', id);
    expect(docs).toHaveLength(titles.length);
    await startUndo(id, owner, new Date());
    await often();
    expect((await findImport(id)).seen).toMatchObject({
      state: 'undone',
      counts: { removed: titles.length, kept: 0 },
    });
    const after = await sumBesidePrices(database());
    expect(after.documents - before.documents).toBe(2 * titles.length);
  });

  it('since the release before, whose worker ended with the deploy, goes on where it stood', async () => {
    const title = unique('Deployed');
    const id = await uploadImport(`title\n${title}\n`);
    await checkUpload(token, id);
    await startImport(id, owner, new Date());
    const document = database().collection('imports').doc(id);
    await document.update({ wroteAt: FieldValue.delete(), 'work.wroteAt': FieldValue.delete() });
    await queueLeftImport((await findImport(id)).seen, new Date(Date.now() + 180_000));
    expect(await untilIdle(token, id)).toMatchObject({ state: 'done', counts: { skipped: 0 } });
    expect(await booksOf(title)).toHaveLength(1);
    expect(await takeStep(token, id, 'undo')).toMatchObject({ state: 'undone', counts: { removed: 1 } });
  });
});
