import { expect, it } from 'vitest';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { BookFacts } from '../../../functions/src/snapshot/book-facts.ts';
import { type BookChange, ChangeLog } from '../../../functions/src/snapshot/change-log.ts';
import { mergeChanges, mergeNewest } from '../../../functions/src/snapshot/merge-changes.ts';
import { makeBook } from '../../fixtures/factories.ts';

/** `minute` of one hour orders the books; the later, the newer. */
function bookOf(id: string, minute: number, title = id): Book {
  const createdAt = `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return makeBook({ _id: id, title, createdAt });
}

const titles = (books: readonly Book[] | undefined) => books?.map(({ title }) => title);

function changed(...changes: (Book | string)[]): Map<string, BookChange> {
  return new Map(
    changes.map((change) =>
      typeof change === 'string'
        ? [change, { id: change, version: 2 }]
        : [change._id, { id: change._id, version: 2, book: change }],
    ),
  );
}

async function* stored(...books: Book[]) {
  yield* books.map((book) => ({ book, version: 1 }));
}

async function mergedBooks(...given: Parameters<typeof mergeChanges>): Promise<Book[]> {
  const books: Book[] = [];
  for await (const { book } of mergeChanges(...given)) books.push(book);
  return books;
}

it('Stored books and their changes come newest first: added ones at their place, edited ones at theirs, deleted ones not at all', async () => {
  const books = stored(bookOf('d', 40), bookOf('c', 30), bookOf('b', 20), bookOf('a', 10));
  const changes = changed(bookOf('e', 50), bookOf('c', 30, 'C'), 'b', bookOf('z', 5), bookOf('x', 30));
  expect(titles(await mergedBooks(books, changes))).toEqual(['e', 'd', 'x', 'C', 'a', 'z']);
});

it('the log has what was counted last of a book, in whatever order its documents are read', () => {
  const one = (id: string, facts?: BookFacts) => ({
    id,
    committedAt: id,
    changes: facts ? [] : [...changed(bookOf('a', 1)).values()],
    ...(facts && { counted: { id: 'a', facts } }),
  });
  const documents = [one('1', { reviews: 1, stars: 5 }), one('2', { reviews: 0, stars: 0 }), one('3')];
  for (const read of [documents, documents.toReversed()]) {
    const { counted, latest } = read.reduce((log, document) => log.with([document]), ChangeLog.empty);
    expect(counted.get('a')?.facts).toEqual({ reviews: 0, stars: 0 });
    expect(latest.size).toBe(1);
  }
});

const logOf = (...given: Parameters<typeof changed>) =>
  ChangeLog.empty.with([{ id: 'one', committedAt: '001', changes: [...changed(...given).values()] }]);
const newest = [bookOf('c', 30), bookOf('b', 20)];

it('The newest books are told from the newest stored ones and the changes', () => {
  expect(titles(mergeNewest(newest, false, logOf(bookOf('d', 40), bookOf('old', 1)), 2))).toEqual(['d', 'c']);
  expect(titles(mergeNewest(newest, false, logOf('c', bookOf('d', 40)), 2))).toEqual(['d', 'b']);
});

it('The newest books are not told when an older book, which is not there, could be among them', () => {
  expect(mergeNewest(newest, false, logOf('c'), 2)).toBeUndefined();
  expect(mergeNewest(newest, false, logOf('c', bookOf('old', 1)), 2)).toBeUndefined();
  expect(titles(mergeNewest(newest, true, logOf('c', bookOf('old', 1)), 2))).toEqual(['b', 'old']);
});

it('The newest books come whole from the changes, of which others have only what cards show', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...bookOf(`m${index}`, 0),
    createdAt: new Date(Date.UTC(2026, 1, 1, 0, index)).toISOString(),
    description: 'long '.repeat(100),
  }));
  const log = many.reduce(
    (before, book) =>
      before.with([
        { id: book._id, committedAt: book.createdAt, changes: [{ id: book._id, version: 1, book }] },
      ]),
    ChangeLog.empty,
  );
  expect(mergeNewest(newest, true, log, 18)).toEqual(many.toReversed().slice(0, 18));
  expect(log.latest.get('m119')?.book?.description).toHaveLength(81);
  const deleted = log.with([
    { id: 'deleted', committedAt: '9', changes: many.slice(30).map(({ _id: id }) => ({ id, version: 2 })) },
  ]);
  // The 20 oldest of the changed ones were never kept whole.
  expect(mergeNewest(newest, true, deleted, 10)?.map(({ _id }) => _id)).toEqual(
    many
      .slice(20, 30)
      .map(({ _id }) => _id)
      .reverse(),
  );
  expect(mergeNewest(newest, true, deleted, 11)).toBeUndefined();
});

it('The newest books may be fewer where there are no others', () => {
  expect(titles(mergeNewest(newest, true, logOf('c'), 18))).toEqual(['b']);
  expect(mergeNewest([], true, logOf(), 18)).toEqual([]);
});

const document = (id: string, committedAt: string, ...changes: BookChange[]) => ({
  id,
  committedAt,
  changes,
});
const change = (version: number, title?: string): BookChange => ({
  id: 'a',
  version,
  ...(title === undefined ? {} : { book: bookOf('a', 1, title) }),
});
const latest = (log: ChangeLog) => log.latest.get('a')?.book?.title;

it('The log of changes knows the last change of a book in whatever order documents come, and each once', () => {
  const documents = [
    document('1', '001', change(10, 'first')),
    document('2', '002', change(11)),
    document('3', '003', change(12, 'restored')),
  ];
  for (const order of [documents, documents.toReversed(), [...documents, ...documents]]) {
    const log = ChangeLog.empty.with(order);
    expect([latest(log), log.size]).toEqual(['restored', 3]);
  }
});

it('The log of changes tells changes of one tick of the clock apart by their versions', () => {
  const log = ChangeLog.empty.with([
    document('2', '001', change(11, 'later')),
    document('1', '001', change(10, 'earlier')),
  ]);
  expect(latest(log)).toBe('later');
});

it('The log of changes trusts the order of commits more than versions, which a wrong clock may have made', () => {
  const log = ChangeLog.empty.with([
    document('1', '001', change(99, 'of a clock ahead')),
    document('2', '002', change(98, 'later')),
  ]);
  expect(latest(log)).toBe('later');
});
