import { expect, it } from 'vitest';
import { proposalOf } from '../../../functions/src/isbn-lookup/open-library-answer.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { cataloguedBooks } from '../../fixtures/open-library.ts';

const isbn = '9780141439587';

function proposed(details: unknown, data?: unknown) {
  const answers = {
    details: { [`ISBN:${isbn}`]: { details } },
    data: data === undefined ? {} : { [`ISBN:${isbn}`]: data },
  };
  return proposalOf(isbn, answers, defaultGenres);
}

it('An answer of Open Library becomes the fields of a book', () => {
  expect(proposed(cataloguedBooks[isbn]?.details)).toEqual({
    title: 'Emma',
    author: 'Jane Austen',
    description: expect.stringContaining('young woman of good fortune'),
    category: 'fiction',
    publisher: 'Penguin Classics',
    year: 2003,
    pages: 474,
    language: 'en',
    format: 'paperback',
    subjects: ['Fiction', 'Courtship', 'Young women', 'England'],
  });
});

it('An answer of Open Library is filled up from the second answer, and takes the narrowest category', () => {
  const { details, data } = cataloguedBooks['9780141439471'] ?? {};
  expect(proposed(details, data)).toMatchObject({
    title: 'Frankenstein: or, The Modern Prometheus',
    author: 'Mary Shelley',
    category: 'horror',
    subjects: ['Horror tales', 'Scientists'],
  });
});

it.each([
  ['nothing', {}, {}],
  ['no object', 'busy', 7],
  ['another book', { 'ISBN:9780141439471': { details: { title: 'Frankenstein' } } }, {}],
  ['the prototype', JSON.parse('{"__proto__": {"ISBN:9780141439587": {"details": {"title": "x"}}}}'), {}],
])('An answer of Open Library without the book is none: %s', (_, details, data) => {
  expect(proposalOf(isbn, { details, data }, defaultGenres)).toBeUndefined();
});

it.each([
  ['control characters', { title: 'Em\u0000ma\u0007 \n and more' }, { title: 'Em ma and more' }],
  ['a title without end', { title: 'x'.repeat(5000) }, { title: 'x'.repeat(300) }],
  ['numbers as texts', { number_of_pages: '12', publish_date: 1999 }, {}],
  ['more pages than a book has', { number_of_pages: 1e9 }, {}],
  ['a weight in ounces', { weight: '12.8 ounces' }, { weight: 363 }],
  ['a year to come', { publish_date: '2999' }, {}],
  ['an unknown language', { languages: [{ key: '/languages/zzz' }] }, {}],
  ['HTML', { description: '<p>One</p><script>alert(1)</script><p>Two</p>' }, { description: 'One\nTwo' }],
  [
    'half a character',
    { description: `${'x'.repeat(4999)}📚` },
    { description: `${'x'.repeat(4999)}\ufffd` },
  ],
  ['names of odd kinds', { authors: [null, 7, { name: 5 }, { name: ' Ann  Lee ' }] }, { author: 'Ann Lee' }],
  ['what is no fiction', { subjects: ['Non-fiction'] }, { subjects: ['Non-fiction'] }],
  ['subjects without end', { subjects: ['y'.repeat(200), 'Sea'] }, { subjects: ['Sea'] }],
])('An answer of Open Library is trimmed, or what is odd is dropped: %s', (_, details, expected) => {
  expect(proposed(details)).toEqual(expected);
});

it('An answer of Open Library stays within the limits of a book with thousands of authors', () => {
  const authors = Array.from({ length: 5000 }, (_, index) => ({ name: `Author ${index}` }));
  expect(proposed({ authors })?.author?.length).toBeLessThanOrEqual(200);
});
