import { expect, it } from 'vitest';
import type { CuratedShelf } from '../../../functions/src/shared/shelf/curated-shelf.ts';
import { shelfExcerpts, shelfLimits } from '../../../functions/src/shared/shelf/shelf-limits.ts';
import { readShelfIndex, withoutShelf, withShelf } from '../../../functions/src/shelves/shelf-index.ts';
import { times } from '../../fixtures/times.ts';

function makeShelf(fields: Partial<CuratedShelf> = {}): CuratedShelf {
  const id = fields.id ?? crypto.randomUUID();
  const rest = { text: '', isPublished: true, homePlace: 0, books: [], version: 1 };
  return { id, title: 'Staff picks', slug: id, ...rest, ...fields };
}

it('The index of the shelves stands by title, holds each shelf once, and gives it back', () => {
  const [beach, picks] = [makeShelf({ title: 'For the beach' }), makeShelf({ id: 'picks' })];
  const index = withShelf(withShelf([], picks), beach);
  expect(index).toEqual([beach, picks]);
  const renamed = { ...picks, title: 'All of ours', version: 2 };
  expect(withShelf(index, renamed)).toEqual([renamed, beach]);
  expect(withoutShelf(index, 'picks')).toEqual([beach]);
  expect(readShelfIndex({ shelves: structuredClone(index) })).toEqual(index);
});

it('The index of the shelves holds as many full shelves as there can be in less than a document, and refuses one more', () => {
  const inLanguages = (letters: number) =>
    Object.fromEntries(['de', 'fr', 'nl', 'es', 'en'].map((code) => [code, '字'.repeat(letters)]));
  const books = times(shelfLimits.books, (index) => ({
    bookId: `${index}`.padStart(40, 'x'),
    note: '字'.repeat(shelfLimits.note),
    notes: inLanguages(shelfLimits.note),
    by: '字'.repeat(shelfLimits.by),
  }));
  const full = () =>
    makeShelf({
      title: '字'.repeat(shelfLimits.title),
      titles: inLanguages(shelfLimits.title),
      text: '字'.repeat(shelfLimits.text),
      texts: inLanguages(shelfLimits.text),
      books,
    });
  const index = times(shelfLimits.shelves, full).reduce(withShelf, []);
  expect(Buffer.byteLength(JSON.stringify(index))).toBeLessThan(1_000_000);
  const [first] = index;
  expect(first?.books[0]?.note).toBe(`${'字'.repeat(shelfExcerpts.note)}…`);
  expect(first?.books.at(-1)).toEqual({ bookId: books.at(-1)?.bookId, note: '', by: '' });
  expect(() => withShelf(index, full())).toThrow(
    expect.objectContaining({ status: 409, code: 'too-many-shelves' }),
  );
  expect(first && withShelf(index, makeShelf({ id: first.id }))).toHaveLength(shelfLimits.shelves);
});

it('The index of the shelves holds the beginning of a text up to the end of a word', () => {
  const [shelf] = withShelf([], makeShelf({ text: `${'word '.repeat(38)}incomprehensible` }));
  expect(shelf?.text).toBe(`${'word '.repeat(38).trim()}…`);
});

it('The index of the shelves is empty where there is none, and leaves out what is damaged', () => {
  expect(readShelfIndex()).toEqual([]);
  expect(readShelfIndex({ shelves: 'none' })).toEqual([]);
  expect(readShelfIndex({ shelves: [null, { id: 'a' }, makeShelf({ id: 'b' })] })).toHaveLength(1);
});
