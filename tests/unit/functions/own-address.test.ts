import { expect, it } from 'vitest';
import { ownAddress } from '../../../functions/src/platform/http/express-call.ts';
import { otherAddress } from '../../../functions/src/routes/own-address.ts';

const lead = (path: string, query: string, pattern: string) =>
  otherAddress(path, new URLSearchParams(query), pattern);

it.each([
  ['/', 'utm_source=mail&gclid=1', '/', '/'],
  ['/books/kim', '__proto__=1', '/books/:id', '/books/kim'],
  ['/books/kim', 'utm_source=mail&offer=sum-mer', '/books/:id', '/books/kim#offer=sum-mer'],
  ['/books/kim//', '', '/books/:id', '/books/kim'],
  ['//evil.example', '', '/', '/evil.example'],
  ['/search', 'q=a%26b&utm_source=mail&page=2', '/search', '/search?q=a%26b&page=2'],
  ['/browse', 'page=2&page=3', '/browse', '/browse?page=2'],
  ['/browse/fiction', 'fresh=1&sort=title', '/browse/:category', '/browse/fiction?sort=title'],
])('%s with %s leads to the own address of the page %s', (path, query, pattern, own) => {
  expect(lead(path, query, pattern)).toBe(own);
});

it.each([
  ['/', '', '/'],
  ['/books/a%2Fb', '', '/books/:id'],
  [
    '/search',
    'q=emma&literal=1&category=horror&author=a&price=0-10&decade=1990&available=1&sort=title&page=2',
    '/search',
  ],
  ['/authors/jane-austen', 'price=cheap', '/authors/:slug'],
])('%s with %s is answered where it was asked for', (path, query, pattern) => {
  expect(lead(path, query, pattern)).toBeUndefined();
});

it.each([
  ['/api/books/%65mma', {}, '/api/books/emma'],
  ['/api/covers/a%2fb%c3%a9%2Eavif/preview/', {}, '/api/covers/a%2Fb%C3%A9.avif/preview'],
  ['/api/books?', {}, '/api/books'],
  [
    '/api/books?limit=05&after=&category=horror',
    { limit: 5, category: 'horror' },
    '/api/books?category=horror&limit=5',
  ],
  ['/api/books?ids=a,%62', { ids: ['a', 'b'] }, '/api/books?ids=a,b'],
  ['/api/catalogue?q=it%27s%20a', { q: "it's a" }, '/api/catalogue?q=it%27s%20a'],
])('A cache knows the answer at %s by one address', (asked, query, own) => {
  expect(ownAddress(asked, query)).toBe(own);
  expect(ownAddress(own, query)).toBe(own);
});
