import { expect, it } from 'vitest';
import {
  bookEditRequestSchema,
  bookEditSchema,
  bookLimits,
  editedFields,
  newBookRequestSchema,
  newBookSchema,
} from '../../../functions/src/shared/book/book.ts';
import { bookFormats } from '../../../functions/src/shared/book/book-format.ts';
import { isCoverImage } from '../../../functions/src/shared/book/cover.ts';
import { draftRequestSchema } from '../../../functions/src/shared/book/draft.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';

const book = {
  title: 'Emma',
  description: 'Handsome, clever, and rich.',
  category: 'fiction',
  trending: false,
  oldPrice: 12,
  newPrice: 9.5,
  coverImage: 'emma.480w.avif',
};

function fieldOf(change: object): string | undefined {
  try {
    newBookSchema.validateSync({ ...book, ...change }, { strict: true });
    return undefined;
  } catch (error) {
    return error instanceof Error && 'path' in error ? String(error.path) : 'not a refusal of a field';
  }
}

it.each(['', 'emma.480w.avif', 'Das Schloß.png', 'https://example.com/emma.avif', 'HTTPS://example.com/a'])(
  'A cover image may be %j',
  (cover) => expect(isCoverImage(cover)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://example.com/a.png',
  '../x.png',
  'a/b.png',
  'a\\b.png',
  '.',
  '..',
  'https://',
  'a\nb.png',
  'a?b.png',
])('A cover image cannot be %j', (cover) => expect(isCoverImage(cover)).toBe(false));

it.each([
  ['\u202ememory', 'memory'],
  ['Two\r\nlines\t', 'Two lines'],
  ['\ufeffZero\u200bwidth\0', 'Zerowidth'],
  ['عربي שלום 👩\u200d👩\u200d👧', 'عربي שלום 👩\u200d👩\u200d👧'],
])('A new book has no control characters in its texts of one line: %j', (text, expected) => {
  const given = { ...book, title: text, author: text, publisher: text, subjects: [text] };
  const { title, author, publisher, subjects } = newBookSchema.validateSync(given);
  expect({ title, author, publisher, subjects }).toEqual({
    title: expected,
    author: expected,
    publisher: expected,
    subjects: [expected],
  });
});

it('A new book is taken as it is, and each category too', () => {
  expect(fieldOf({})).toBeUndefined();
  for (const category of categories) expect(fieldOf({ category })).toBeUndefined();
});

it.each([
  [{ title: '   ' }, 'title'],
  [{ title: 'x'.repeat(bookLimits.title + 1) }, 'title'],
  [{ description: '' }, 'description'],
  [{ description: 'x'.repeat(bookLimits.description + 1) }, 'description'],
  [{ category: 'Fiction' }, 'category'],
  [{ oldPrice: -1 }, 'oldPrice'],
  [{ newPrice: 1e9 }, 'newPrice'],
  [{ newPrice: '9.50' }, 'newPrice'],
  [{ trending: 'yes' }, 'trending'],
  [{ coverImage: 'javascript:alert(1)' }, 'coverImage'],
  [{ author: 'x'.repeat(bookLimits.author + 1) }, 'author'],
])('A new book is refused with %j', (change, field) => expect(fieldOf(change)).toBe(field));

const more = {
  author: 'Jane Austen',
  isbn: '9780141439587',
  publisher: 'John Murray',
  year: 1815,
  pages: 474,
  language: 'en',
  format: 'hardcover',
  edition: '2nd',
  series: 'Novels',
  seriesNumber: '4',
  originalTitle: 'Emma: a Novel',
  audience: 'adults',
  ageFrom: 14,
  ageTo: 99,
  subjects: ['Courtship', 'England, 19th century'],
  sample: 'Emma Woodhouse,\nhandsome, clever, and rich',
  sampleLink: 'https://murray.example/emma.pdf',
  pictures: ['inside-0123abcd.1200x800.webp', 'https://murray.example/emma,2.jpg'],
};

const taken = (change: object) =>
  newBookSchema.validateSync(newBookSchema.cast({ ...book, ...change }), { strict: true });

it('What can also be said of a book is taken as it is stored', () =>
  expect(taken(more)).toEqual({ ...book, ...more }));

it.each<[change: object, kept: object]>([
  [{ isbn: '0-14-143958-0' }, { isbn: '9780141439587' }],
  [{ year: new Date().getFullYear() + 1 }, { year: new Date().getFullYear() + 1 }],
  [{ pages: bookLimits.pages }, { pages: bookLimits.pages }],
  [{ subjects: [' Sea  stories ', 'Sea stories', ''] }, { subjects: ['Sea stories'] }],
  ...bookFormats.map((format) => [{ format }, { format }] satisfies [object, object]),
])('What can also be said of a book is taken with %j', (change, kept) =>
  expect(taken(change)).toEqual({ ...book, ...kept }),
);

it.each(Object.keys(more))('What can also be said of a book can be left empty: %s', (field) => {
  const empty = ['subjects', 'pictures'].includes(field) ? [] : '';
  expect(taken({ [field]: empty })).toEqual(book);
});

it.each([
  [{ isbn: '9780141439588' }, 'isbn', 'ISBN has a wrong check digit: compare it with the book'],
  [{ isbn: '978014143958' }, 'isbn', 'ISBN must have 10 or 13 digits'],
  [{ publisher: 'x'.repeat(201) }, 'publisher', 'Publisher must be at most 200 characters'],
  [{ year: 999 }, 'year', /^Year must be from 1000 to 20\d\d$/],
  [{ year: new Date().getFullYear() + 2 }, 'year', /^Year must be from/],
  [{ year: 1999.5 }, 'year', 'Year must be a whole number'],
  [{ year: 'MCM' }, 'year', 'Year must be a number, such as 1999'],
  [{ pages: 0 }, 'pages', 'Pages must be greater than or equal to 1'],
  [{ pages: 20_001 }, 'pages', 'Pages must be less than or equal to 20000'],
  [{ language: 'xx' }, 'language', 'Language must be one of the list'],
  [{ format: 'constructor' }, 'format', 'Format must be one of the list'],
  [
    { sampleLink: 'http://murray.example/emma.pdf' },
    'sampleLink',
    'Link to a sample must begin with https://',
  ],
  [
    { pictures: ['javascript:alert(1)'] },
    'pictures',
    'Inside pictures must be files that were uploaded here, or https addresses',
  ],
  [{ pictures: [...'1234567'] }, 'pictures', 'Inside pictures must be at most 6'],
  [{ seriesNumber: 'four' }, 'seriesNumber', 'Number in series must be a number, such as 1, 1.5 or 1-3'],
  [{ audience: 'cats' }, 'audience', 'Audience must be one of the list'],
  [{ ageFrom: 9, ageTo: 8 }, 'ageTo', 'Age to must not be below Age from'],
  [{ subjects: ['x'.repeat(61)] }, 'subjects', 'Each of the Subjects must be at most 60 characters'],
  [{ subjects: [...'abcdefghijk'] }, 'subjects', 'Subjects must be at most 10'],
])('What can also be said of a book is refused with %j', (change, path, message) => {
  const refused = () => newBookSchema.validateSync({ ...book, ...change });
  expect(refused).toThrow(expect.objectContaining({ path, message: expect.stringMatching(message) }));
});

it.each([
  [newBookRequestSchema, { isbn: '978-3-453-05829-1', isbnAsPrinted: true }, true],
  [bookEditRequestSchema, { isbn: '978-3-453-05829-1', isbnAsPrinted: true }, true],
  [draftRequestSchema, { isbn: '978-3-453-05829-1', isbnAsPrinted: true }, true],
  [newBookRequestSchema, { isbn: '978-3-453-05829-1' }, false],
  [newBookRequestSchema, { isbn: '0-14-143958-1', isbnAsPrinted: true }, false],
])('A wrong check digit is taken where it is said to be printed so: %# %j', (schema, change, isTaken) => {
  const sent: unknown = schema.cast({ ...book, ...change }, { assert: false });
  expect(schema.isValidSync(sent, { strict: true })).toBe(isTaken);
  if (isTaken) expect(sent).toHaveProperty('isbn', '9783453058291');
});

const edit = (change: object) =>
  bookEditSchema.validateSync(bookEditSchema.cast({ ...book, ...change }), { strict: true });
const before = { ...book, ...more };

it('An edit may leave the cover empty', () => {
  expect(editedFields(before, edit({ coverImage: '' })).coverImage).toBe(book.coverImage);
});

it('An edit keeps what it leaves out', () => expect(editedFields(before, edit({}))).toEqual(before));

it('An edit changes what it names', () => {
  const change = { author: 'Austen', year: 1816, subjects: ['Novels'] };
  expect(editedFields(before, edit(change))).toEqual({ ...before, ...change });
});

it.each(Object.keys(more))('An edit clears the %s by null and by nothing', (field) => {
  const { [field]: _, ...without }: Record<string, unknown> = before;
  const empty = field === 'subjects' ? [] : '';
  expect(editedFields(before, edit({ [field]: null }))).toEqual(without);
  expect(editedFields(before, edit({ [field]: empty }))).toEqual(without);
});

it('An edit is refused where a new book would be', () => {
  expect(() => bookEditSchema.validateSync({ ...book, isbn: '9780141439588' })).toThrow('wrong check digit');
});
