import { expect, test } from 'vitest';
import { ageWords, bookFacts } from '../../web/src/features/book-page/book-facts.ts';
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

test.each([
  [{}, undefined],
  [{ ageFrom: 9, ageTo: 14 }, 'Ages 9 to 14'],
  [{ ageFrom: 9, ageTo: 9 }, 'Age 9'],
  [{ ageFrom: 9 }, 'Ages 9 and up'],
  [{ ageTo: 3 }, 'Up to age 3'],
])('The ages of %o read: %s', (ages, words) => {
  expect(ageWords(ages)).toBe(words);
});
