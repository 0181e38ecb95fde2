import { expect, it } from 'vitest';
import { shopSum } from '../../functions/src/backup/shop-documents.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { importRulesSchema } from '../../functions/src/shared/import/import-rules.ts';
import * as messages from '../unit/book-file/onix-messages.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, put, admin as token } from './desk-calls.ts';
import { checkUpload, takeStep, uploadImport } from './imports.ts';
import { call, expectRefused } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { documentsWhere } from './stored-documents.ts';

const strictRules = importRulesSchema.getDefault();
/** Of a book that no other test leaves in the shop. */
const isbn = '9780192833549';
const { onixMessage } = messages;
const ofThisBook = (message: string) => message.replace('9780141439587', isbn);
const [onixEmma, shortEmma] = [ofThisBook(messages.onixEmma), ofThisBook(messages.shortEmma)];

it('An ONIX message is checked, imported and undone as a CSV is', async () => {
  const before = await shopSum(database());
  const second = onixEmma.replace(isbn, '9780141439471').replace('<CurrencyCode>USD', '<CurrencyCode>GBP');
  const id = await uploadImport(onixMessage(onixEmma, second, onixEmma));
  const body = await get(`/api/imports/${id}/columns`);
  expect(body.format).toBe('onix');
  expect(body.columns.map(({ use }: { use: string }) => use)).not.toContain('unused');

  const checked = await checkUpload(token, id, strictRules);
  expect(checked.counts).toMatchObject({ lines: 3, new: 1, faulty: 1, duplicate: 1 });
  expect(checked.attention.flatMap(({ reasons }) => reasons)).toEqual([
    'Price is missing',
    'Line 3 is about the same book',
  ]);
  expect(await shopSum(database())).toEqual(before);

  await takeStep(token, id, 'start');
  const docs = await documentsWhere('books', 'isbn', isbn);
  expect(docs.map((book) => book.data())).toEqual([
    expect.objectContaining({
      title: 'The Emma & Co: A novel',
      newPrice: 9.5,
      category: 'fiction',
      pages: 474,
    }),
  ]);
  const again = await checkUpload(token, await uploadImport(onixMessage(onixEmma)), strictRules);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
  expect((await takeStep(token, id, 'undo')).state).toBe('undone');
  expect(await shopSum(database())).toEqual(before);
});

it('A message that takes a book back takes it out of the shop, and the undo restores it', async () => {
  const added = await checkUpload(token, await uploadImport(onixMessage(onixEmma)), strictRules);
  await takeStep(token, added.id, 'start');
  const before = await shopSum(database());
  const deletion = onixEmma.replace('<NotificationType>03', '<NotificationType>05');
  const { id, counts } = await checkUpload(token, await uploadImport(onixMessage(deletion)), strictRules);
  expect(counts).toMatchObject({ lines: 1, deleted: 1, faulty: 0 });
  const ofIsbn = () => database().collection('books').where('isbn', '==', isbn).count().get();
  expect((await takeStep(token, id, 'start')).state).toBe('done');
  expect((await ofIsbn()).data().count).toBe(0);
  expect((await takeStep(token, id, 'undo')).counts).toMatchObject({ restored: 1, kept: 0 });
  expect(await shopSum(database())).toEqual(before);
  await takeStep(token, added.id, 'undo');
});

it('A message in short tags and ISO-8859-1 is read as one in UTF-8', async () => {
  const message = `<?xml version="1.0" encoding="ISO-8859-1"?>\n${shortEmma.replace('<b039>Jane', '<b039>Chlo\u00e9')}`;
  const id = await uploadImport(Buffer.from(message, 'latin1'));
  const body = await get(`/api/imports/${id}/columns`);
  const samples = body.columns.map(({ samples: some }: { samples: string[] }) => some[0]);
  expect(samples).toEqual(expect.arrayContaining([isbn, 'Chlo\u00e9 Austen, Ann Lee', '9.50']));
  expect((await checkUpload(token, id, strictRules)).counts).toMatchObject({ lines: 1, new: 1, faulty: 0 });
});

it('A message longer than what is looked at for its columns is read to its end', async () => {
  const products = Array.from({ length: 100 }, () => onixEmma.replace(isbn, ''));
  const id = await uploadImport(onixMessage(...products));
  expect((await checkUpload(token, id, strictRules)).counts).toMatchObject({ lines: 100, duplicate: 99 });
});

it('A message without products is refused in words', async () => {
  const answer = await asAdmin('GET', `/api/imports/${await uploadImport(onixMessage())}/columns`);
  expectRefused(answer, 400, 'file');
  expect(answer.body.error.message).toContain('no products');
});

it('A message says who answers for the books of a publisher, until the desk does', async () => {
  await emptyCollection('settings');
  const listed = async () => (await get('/api/publishers?q=penguin%20cl')).publishers;
  const importContact = async (message = messages.onixWithContact) => {
    const file = await uploadImport(onixMessage(ofThisBook(message)));
    const { id, counts } = await checkUpload(token, file, strictRules);
    expect((await takeStep(token, id, 'start')).state).toBe('done');

    return { id, counts };
  };
  const first = await importContact();
  const [kept] = await listed();
  expect(kept).toMatchObject({ maker: 'Penguin Ireland', electronicAddress: 'safety@penguin.example' });
  const docs = await documentsWhere('books', 'isbn', isbn);
  const book = () => call('GET', `/api/books/${docs[0]?.id}`);
  const lines = ['Penguin Ireland', 'Morrison Chambers, 32 Nassau Street', 'D02 YH68 Dublin', 'IE'];
  expect((await book()).body.maker).toBe([...lines, kept.electronicAddress].join('\n'));
  const before = (await book()).headers.get('etag');

  const { books: _, ...edited } = { ...kept, publisher: 'PENGUIN classics', maker: '' };
  await put('/api/publishers', edited);
  const [entry] = await entriesAbout(token, 'penguin-classics');
  expect(entry).toMatchObject({ kind: 'maker', before: { maker: 'Penguin Ireland' }, after: { maker: '' } });
  const dearer = messages.onixWithContact.replace('>9.50<', '>9.60<');
  const second = await importContact(dearer);
  expect(await listed()).toMatchObject([{ publisher: 'Penguin Classics', maker: '' }]);
  expect((await book()).body.maker).toMatch(/^PENGUIN classics\n/);
  expect((await book()).headers.get('etag')).not.toBe(before);

  const none = { ...edited, postalAddress: '', electronicAddress: '' };
  await asAdmin('PUT', '/api/publishers', none);
  expect((await book()).body).not.toHaveProperty('maker');
  expectRefused(
    await asAdmin('PUT', '/api/publishers', { ...none, electronicAddress: 'Dublin' }),
    400,
    'electronicAddress',
  );
  // A file that changes no book is reported all the same.
  const third = await importContact(dearer);
  expect([first, second, third].map(({ counts }) => counts)).toMatchObject([
    { new: 1, makers: 1 },
    { changed: 1, makers: 0 },
    { same: 1, makers: 1 },
  ]);
  expect(await listed()).toMatchObject([{ maker: 'Penguin Ireland' }]);
  for (const { id } of [second, first]) await takeStep(token, id, 'undo');
});
