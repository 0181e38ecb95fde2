import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PastBook } from '../../../functions/src/books/archive-store.ts';
import { bookState } from '../../../functions/src/books/book-document.ts';
import type { AuditEntry } from '../../../functions/src/shared/audit/audit.ts';
import { newBookSchema, readBook } from '../../../functions/src/shared/book/book.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import {
  restoreBook,
  restoreDeletedBook,
  restoreEarlierState,
} from '../../../functions/src/use-cases/books/restore-book.ts';

const archive = vi.hoisted(() => ({ readArchivedChange: vi.fn(), readLastChange: vi.fn() }));
const readBooks = vi.hoisted(() => vi.fn());
const readCounted = vi.hoisted(() => vi.fn());
const writeBook = vi.hoisted(() => vi.fn());

vi.mock('../../../functions/src/platform/firebase.ts', () => import('../../fixtures/without-database.ts'));
vi.mock('../../../functions/src/books/archive-store.ts', () => archive);
vi.mock('../../../functions/src/books/book-store.ts', () => ({ readBooks }));
vi.mock('../../../functions/src/stock/stock-store.ts', () => ({ readCounted }));
vi.mock('../../../functions/src/use-cases/books/write-books.ts', () => ({ writeBook }));

const fields = newBookSchema.cast({
  title: 'Emma',
  description: 'A matchmaker.',
  category: 'fiction',
  oldPrice: 9,
  newPrice: 7,
});
const added = new Date('2020-02-03T04:05:06.007Z');
const emma = bookState('emma', { ...fields, stockLeft: 3 }, added);
const updatedAt = added.getTime();
const updateTime = Timestamp.fromDate(added);
const edited = bookState('emma', { ...fields, title: 'Emma!', stockLeft: 1 }, added, new Date());
const present = { ...readBook('emma', edited.document), document: edited.document, updateTime };

const deletion: PastBook = { id: 'emma', version: 50, before: emma.document, isDeletion: true };
const stock = { onHand: 2, lowAt: 5, shelf: '' };
const counted = { bookId: 'emma', stock, isInShop: false, version: 1, updateTime };

const entry: AuditEntry = {
  id: 'an-entry',
  at: added.toISOString(),
  by: 'Kim',
  kind: 'book',
  action: 'changed',
  targetId: 'emma',
  title: 'Emma',
  note: '',
};

beforeEach(() => {
  vi.resetAllMocks();
  readBooks.mockResolvedValue([]);
  readCounted.mockResolvedValue([]);
});

it('A book of the past is restored in its very document, but for what is left of it', () => {
  const { document } = restoreBook(deletion, emma.document, { present: undefined, counted }).after;
  expect(document).toEqual({ ...emma.document, stockLeft: 2 });
  const { stockLeft: _, ...uncounted } = emma.document;
  expect(restoreBook(deletion, emma.document, { present: undefined }).after.document).toEqual(uncounted);
});

it('A book of the past takes its place in the shop with a later version than any before, and its stock with it', () => {
  const write = restoreBook(deletion, emma.document, { present: undefined, counted });
  expect(write).toMatchObject({ before: undefined, version: 51, counted });
  const over = restoreBook({ id: 'emma', version: 1 }, emma.document, { present, counted });
  expect(over).toMatchObject({ before: present, version: present.version + 1 });
  expect(over.counted).toBeUndefined();
  expect(over.after.document).toEqual({ ...emma.document, stockLeft: 1 });
});

it('Undo of a deletion restores the book within an hour', async () => {
  archive.readLastChange.mockResolvedValue({ change: deletion, at: new Date(Date.now() - 59 * 60_000) });
  expect(await restoreDeletedBook('emma', owner)).toMatchObject({ _id: 'emma', title: 'Emma' });
  expect(writeBook).toHaveBeenCalledOnce();
});

it('Undo of a deletion answers a book that is there already as it is', async () => {
  readBooks.mockResolvedValue([present]);
  archive.readLastChange.mockResolvedValue({ change: deletion, at: new Date() });
  expect(await restoreDeletedBook('emma', owner)).toEqual(present.book);
  expect(writeBook).not.toHaveBeenCalled();
});

it.each([
  ['after an hour', { change: deletion, at: new Date(Date.now() - 60 * 60_000) }],
  ['when nothing is known of the book', undefined],
])('Undo of a deletion finds nothing %s', async (_, last) => {
  archive.readLastChange.mockResolvedValue(last);
  await expect(restoreDeletedBook('emma', owner)).rejects.toMatchObject({ status: 404 });
  expect(writeBook).not.toHaveBeenCalled();
});

it('The state before an entry of the history is the document of the archive, with the version that it had', async () => {
  readBooks.mockResolvedValue([present]);
  archive.readArchivedChange.mockResolvedValue({ id: 'emma', version: 60, before: emma.document });
  const restored = await restoreEarlierState(entry, present.version, owner);
  expect(restored).toEqual({ book: { ...emma.book, stockLeft: 1 }, version: updatedAt });
});

it.each([
  ['that added the book', entry],
  ['about something else', { ...entry, kind: 'draft', before: { title: 'Emma' } } as const],
])('The state before an entry of the history cannot be restored from an entry %s', async (_, given) => {
  await expect(restoreEarlierState(given, undefined, owner)).rejects.toMatchObject({
    code: 'nothing-to-restore',
  });
});
