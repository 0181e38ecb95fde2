import { expect, test } from 'vitest';
import { bookFacts } from '../../web/src/features/book-page/book-facts.ts';
import { makeBook } from '../fixtures/factories.ts';

test('A page shows the optional fields that a book has, and no others', () => {
  expect(bookFacts(makeBook())).toEqual([]);
  expect(
    bookFacts(
      makeBook({ year: 1818, language: 'de', format: 'audiobook', subjects: ['a', 'b'], weight: 340 }),
    ),
  ).toEqual([
    ['Language', 'German'],
    ['Format', 'Audiobook'],
    ['Subjects', 'a, b'],
    ['Weight', '340 g'],
  ]);
});

test('A stored value that is in no list is shown, too', () => {
  expect(bookFacts(makeBook({ language: 'not a code', format: 'scroll' }))).toEqual([
    ['Language', 'not a code'],
    ['Format', 'Scroll'],
  ]);
});
