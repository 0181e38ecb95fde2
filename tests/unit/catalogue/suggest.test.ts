import { expect, it } from 'vitest';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { times } from '../../fixtures/times.ts';
import { catalogueOf, entry, knownBooks, titlesOf } from './sample-entries.ts';

const catalogue = catalogueOf(...knownBooks);
const suggest = (typed: string) => catalogue.suggest(typed, defaultGenres);

it('Suggestions are books, authors and categories whose words begin with what was typed', () => {
  const { books, authors, categories } = suggest('ho');
  expect(titlesOf(books)).toEqual(['The Hobbit']);
  expect(authors).toEqual([]);
  expect(categories).toEqual([{ category: 'horror', count: 1 }]);
  expect(suggest('horr').categories).toEqual([{ category: 'horror', count: 1 }]);
  expect(suggest('jane au').authors).toEqual([{ name: 'Jane Austen', slug: 'jane-austen', count: 1 }]);
});

it('Suggestions have of books only what a suggestion shows', () => {
  expect(suggest('emma').books).toEqual([
    { _id: 'emma', title: 'Emma', author: 'Jane Austen', coverImage: '' },
  ]);
  const dune = catalogueOf(entry({ title: 'Dune (Dune Chronicles, #1)' }));
  expect(titlesOf(dune.suggest('dune', defaultGenres).books)).toEqual(['Dune']);
});

it.each([
  ['frankn', 'Frankenstein'],
  ['hary pott', "Harry Potter and the Sorcerer's Stone"],
  ['harry ptote', "Harry Potter and the Sorcerer's Stone"],
])('Suggestions forgive slips in %j', (typed, title) => {
  expect(suggest(typed).books[0]?.title).toBe(title);
});

it('Suggestions forgive slips in authors and categories', () => {
  expect(suggest('rwoling').authors).toMatchObject([{ name: 'J.K. Rowling', count: 2 }]);
  expect(suggest('hororr').categories).toMatchObject([{ category: 'horror' }]);
});

it('Suggestions name no author who lacks one of the words', () => {
  expect(suggest('emma austen').authors).toEqual([]);
});

it('Suggestions are at most five books, three authors and two categories, the best known first', () => {
  const many = times(30, (index) =>
    entry({
      _id: `${index}`,
      title: `Moon ${index}`,
      author: `Moon Walker ${'ABCDE'[index % 5]}`,
      sold: index,
    }),
  );
  const { books, authors } = catalogueOf(...many).suggest('moon', defaultGenres);
  expect(titlesOf(books)).toEqual(['Moon 29', 'Moon 28', 'Moon 27', 'Moon 26', 'Moon 25']);
  expect(authors).toHaveLength(3);
});

it('Suggestions are none without words, and none of deleted books and their authors', () => {
  expect(suggest(' !')).toEqual({ books: [], authors: [], categories: [] });
  expect(catalogueOf().suggest('emma', defaultGenres)).toEqual({ books: [], authors: [], categories: [] });
});

const shelf = [
  ...times(12, (index) =>
    entry({
      _id: `h${index}`,
      title: `Horror ${index}`,
      category: 'horror',
      author: index < 3 ? 'Mary Shelley' : `Other ${index}`,
      sold: [9, 5, 0, 0, 7, 0, 0, 0, 0, 0, 8, 6][index] ?? 0,
      createdAt: `2026-01-${String(28 - index)}T00:00:00.000Z`,
    }),
  ),
  entry({ _id: 'other', category: 'business', author: 'Ann Lee, Mary Shelley', sold: 1 }),
  entry({ _id: 'alone', category: 'technology', author: '' }),
];
const related = (id: string, books = shelf) => {
  const rows = catalogueOf(...books).related(id);
  const ids = (some: readonly { _id: string }[] = []) => some.map(({ _id }) => _id);
  return rows && { sameCategory: ids(rows.sameCategory), sameAuthor: ids(rows.sameAuthor) };
};

it('Related books are three that sell best and three that are near, of the same category and by others', () => {
  expect(related('h1')?.sameCategory).toEqual(['h10', 'h4', 'h11', 'h3', 'h5', 'h6']);
});

it('Related books are the other books of the first author, those that sell best first', () => {
  expect(related('h1')?.sameAuthor).toEqual(['h0', 'other', 'h2']);
  expect(related('other')?.sameAuthor).toEqual([]);
});

it('Related books are first the other offers of the same ISBN, such as a used copy', () => {
  const isbn = '9780141439587';
  const books = ['a', 'b', 'c', 'd'].map((_id) =>
    entry({ _id, author: 'Ann Lee', ...((_id === 'a' || _id === 'd') && { isbn }) }),
  );
  const sameAuthorOf = (id: string) => related(id, books)?.sameAuthor;
  expect([sameAuthorOf('a')?.[0], sameAuthorOf('d')?.[0]]).toEqual(['d', 'a']);
  expect(sameAuthorOf('a')).toHaveLength(3);
});

it('Related books are no used copies that are sold', () => {
  const sold = entry({ _id: 'sold', author: 'Ann Lee', condition: 'used', stockLeft: 0 });
  const left = entry({ _id: 'left', author: 'Ann Lee', condition: 'used', stockLeft: 1 });
  const isNew = entry({ _id: 'new', author: 'Ann Lee', stockLeft: 0 });
  const rows = related('a', [sold, left, isNew, entry({ _id: 'a', author: 'Ann Lee' })]);
  expect(rows?.sameAuthor.sort()).toEqual(['left', 'new']);
});

it('Related books are by the same author where there are no others', () => {
  const books = ['a', 'b', 'c'].map((_id) => entry({ _id, author: 'Ann Lee' }));
  expect(related('b', books)?.sameCategory.sort()).toEqual(['a', 'c']);
});

it('Related books are none for a book that stands alone, and undefined for no book', () => {
  expect(related('alone')).toEqual({ sameCategory: [], sameAuthor: [] });
  expect(related('nothing')).toBeUndefined();
  expect(related('__proto__')).toBeUndefined();
});
