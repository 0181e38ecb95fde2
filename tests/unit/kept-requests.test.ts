import { expect, it } from 'vitest';
import { kindOf } from '../../web/worker/kept-requests.ts';

const shop = 'https://shop.example';
const navigate: RequestMode = 'navigate';

function kind(
  path: string,
  { method = 'GET', mode = navigate, token = false, origin = shop, root = '' } = {},
) {
  const headers = new Headers(token ? { Authorization: 'Bearer x' } : {});
  return kindOf({ method, mode, url: origin + path, headers }, shop, root);
}

it.each([
  ['/', 'page'],
  ['/books/kim', 'page'],
  ['/cart', 'shell'],
  ['/reset-password?oobCode=x', 'shell'],
  ['/withdraw', 'shell'],
  ['/admin', 'other'],
  ['/api/invoices/7.pdf', 'other'],
  ['/sitemap.xml', 'other'],
])('The page at %s is answered as %s', (path, expected) => expect(kind(path)).toBe(expected));

it.each([
  ['/de', 'page'],
  ['/de/cart', 'shell'],
  ['/de/admin', 'other'],
])('In the worker of German the page at %s is answered as %s', (path, expected) => {
  expect(kind(path, { root: '/de' })).toBe(expected);
  expect(kind(path)).toBe('other');
});

it('The worker leaves alone what writes, what carries a token, and what comes from elsewhere', () => {
  expect(kind('/api/books/kim', { mode: 'cors' })).toBe('answer');
  expect(kind('/api/books/kim', { mode: 'cors', token: true })).toBeUndefined();
  expect(kind('/api/orders', { mode: 'cors', method: 'POST' })).toBeUndefined();
  expect(kind('/withdraw', { method: 'POST' })).toBeUndefined();
  expect(kind('/api/suggestions?q=ki', { mode: 'cors' })).toBeUndefined();
  expect(kind('/api/covers/emma.240w.avif', { mode: 'no-cors' })).toBeUndefined();
  expect(kind('/cover.webp', { mode: 'no-cors', origin: 'https://storage.example' })).toBeUndefined();
});
