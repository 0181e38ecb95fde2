import { describe, expect, it } from 'vitest';
import { bookEditSchema, bookLimits, newBookSchema } from '../../../functions/src/shared/book.ts';
import { categories, categoryLabel } from '../../../functions/src/shared/category.ts';
import { isCoverImage } from '../../../functions/src/shared/cover.ts';

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

describe('covers', () => {
  it.each(['', 'emma.480w.avif', 'Das Schloß.png', 'https://example.com/emma.avif', 'HTTPS://example.com/a'])(
    'takes %j',
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
  ])('refuses %j', (cover) => expect(isCoverImage(cover)).toBe(false));
});

describe('a new book', () => {
  it('is taken as it is, and each category too', () => {
    expect(fieldOf({})).toBeUndefined();
    for (const category of categories) expect(fieldOf({ category })).toBeUndefined();
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: undefined }, 'title'],
    [{ title: 'x'.repeat(bookLimits.title + 1) }, 'title'],
    [{ description: '' }, 'description'],
    [{ description: 'x'.repeat(bookLimits.description + 1) }, 'description'],
    [{ category: '' }, 'category'],
    [{ category: 'Fiction' }, 'category'],
    [{ category: 'poetry' }, 'category'],
    [{ oldPrice: -1 }, 'oldPrice'],
    [{ oldPrice: -0 }, 'oldPrice'],
    [{ newPrice: 1e9 }, 'newPrice'],
    [{ newPrice: '9.50' }, 'newPrice'],
    [{ trending: 'yes' }, 'trending'],
    [{ coverImage: 'javascript:alert(1)' }, 'coverImage'],
    [{ author: 'x'.repeat(bookLimits.author + 1) }, 'author'],
  ])('is refused with %j', (change, field) => expect(fieldOf(change)).toBe(field));

  it('is refused when its title is only spaces', () => {
    expect(newBookSchema.isValidSync({ ...book, title: '   ' })).toBe(false);
  });
});

describe('an edit', () => {
  it('may leave the cover empty, and cannot name the author', () => {
    expect(bookEditSchema.isValidSync({ ...book, coverImage: '' }, { strict: true })).toBe(true);
    expect(bookEditSchema.isValidSync({ ...book, author: 'Jane Austen' }, { strict: true })).toBe(false);
  });
});

describe('categories', () => {
  it('have labels', () => {
    expect(categories.map(categoryLabel)).toEqual([
      'Business',
      'Technology',
      'Fiction',
      'Horror',
      'Adventure',
    ]);
    expect(categoryLabel('')).toBe('');
  });
});
