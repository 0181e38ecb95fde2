import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authorsOf } from '../../../functions/src/shared/author/author.ts';
import { joinedAuthors, joinedAuthorsSchema } from '../../../functions/src/shared/author/joined-authors.ts';
import { namesAsSpoken } from '../../../functions/src/shared/author/names-as-spoken.ts';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { slugOf } from '../../../functions/src/shared/values/words.ts';
import { anyText } from '../../fixtures/any-text.ts';

const namesOf = (text: string) => authorsOf(text).map(({ name }) => name);

it.each([
  ['Terry Pratchett, Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Terry Pratchett and Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Ann Ba, Cy Do, and Ed Fu', ['Ann Ba', 'Cy Do', 'Ed Fu']],
  ['Pratchett, Terry; Gaiman, Neil', ['Terry Pratchett', 'Neil Gaiman']],
  ['Pratchett, Terry & Gaiman, Neil', ['Terry Pratchett', 'Neil Gaiman']],
  ['Le Guin, Ursula K.', ['Ursula K. Le Guin']],
  ['Homer, Robert Fagles', ['Homer, Robert Fagles']],
  ['Homer, Robert Fagles, Bernard Knox', ['Homer', 'Robert Fagles', 'Bernard Knox']],
  ['Martin Luther King, Jr.', ['Martin Luther King, Jr.']],
  ['Martin Luther King, Jr., Coretta Scott King', ['Martin Luther King, Jr.', 'Coretta Scott King']],
  ['Better Homes and Gardens', ['Better Homes and Gardens']],
  ['William   Davis,  James  Marshall', ['William Davis', 'James Marshall']],
  ['J. R. R. Tolkien, J.R.R. Tolkien', ['J. R. R. Tolkien']],
  ['Ann Ba;; Cy Do;', ['Ann Ba', 'Cy Do']],
  [', ; &', []],
  [' and , and  and A', ['and', 'and A']],
])('The authors of a book are read from %j', (text, names) => expect(namesOf(text)).toEqual(names));

it.each(['Tolkien, J.R.R.', 'J. R. R. Tolkien', 'JRR Tolkien', 'Tolkien, J. R. R.'])(
  'The authors of a book have one address for %j',
  (text) => expect(authorsOf(text).map(({ slug }) => slug)).toEqual(['j-r-r-tolkien']),
);

it('The authors of a book are an empty list when none is given', () => expect(authorsOf()).toEqual([]));

it.each([
  ['Müller, Jürgen', 'Jürgen Müller'],
  ['Müller, Jürgen; van der Berg, Anna', 'Jürgen Müller; Anna van der Berg'],
  ['Terry Pratchett, Neil Gaiman', 'Terry Pratchett, Neil Gaiman'],
  ['Martin Luther King, Jr.', 'Martin Luther King, Jr.'],
  [',;', ','],
])('A book keeps the author “%s” as “%s”', (typed, kept) => {
  expect(namesAsSpoken(typed)).toBe(kept);
  expect(newBookSchema.pick(['author']).cast({ author: typed }).author).toBe(kept);
});

it.each([
  ['Émile  Zola!', 'emile-zola'],
  ['Gabriel García Márquez', 'gabriel-garcia-marquez'],
  ["Madeleine L'Engle", 'madeleine-lengle'],
  ['神尾葉子', '神尾葉子'],
  ['../../etc', 'etc'],
  ['!!!', ''],
])('The last part of an address of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

it('The last part of an address is its own, so that an address can be read again', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      expect(slugOf(slugOf(text))).toBe(slugOf(text));
    }),
  );
});

it('The names of one author are read a line each, in any spelling', () => {
  const text = 'Galbraith, Robert = JK Rowling\n\nRichard Bachman=Stephen King';
  expect(joinedAuthorsSchema.isValidSync(text)).toBe(true);
  expect(joinedAuthors(text)).toEqual([
    { slug: 'robert-galbraith', author: { name: 'JK Rowling', slug: 'j-k-rowling' } },
    { slug: 'richard-bachman', author: { name: 'Stephen King', slug: 'stephen-king' } },
  ]);
});

it.each([
  ['Robert Galbraith', 'is not “Name = Name”'],
  ['Ann Lee = Bo Ek = Cy Do', 'is not “Name = Name”'],
  ['Ann Lee = Bo Ek; Cy Do', 'is not “Name = Name”'],
  ['JK Rowling = Rowling, J. K.', 'is not “Name = Name”'],
  ['Ann Lee = Bo Ek\nLee, Ann = Cy Do', 'stands twice'],
  ['Ann Lee = Bo Ek\nBo Ek = Ann Lee', 'on the left of one line'],
  ['x'.repeat(5001), 'at most 5000 characters'],
])('The names of one author are refused: %j', (text, reason) => {
  expect(() => joinedAuthorsSchema.validateSync(text)).toThrow(reason);
});
