import { expect, it } from 'vitest';
import { foundTarget, type Results } from '../../web/src/features/dashboard-search/found-target.ts';
import { looksLikeOrder, searchTarget } from '../../web/src/features/dashboard-search/search-target.ts';

it.each([
  ['robin.page@example.com', true],
  ['+49 (30) 901820', true],
  ['K7Q2-9XRM', true],
  ['1984', false],
  ['9780141439587', false],
  ['Jane Austen', false],
])('The text %s looks like something that orders are found by: %s', (text, isOrder) => {
  expect(looksLikeOrder(text)).toBe(isOrder);
  expect(searchTarget(text, 'owner')).toBe(
    `/dashboard/${isOrder ? 'orders' : 'manage-books'}?q=${encodeURIComponent(text)}`,
  );
});

it.each([
  ['catalogue', 'K7Q2-9XRM', '/dashboard/manage-books?q=K7Q2-9XRM'],
  ['orders', 'Emma', '/dashboard/orders?q=Emma'],
] as const)('A search leads %s only to pages that the role includes', (role, text, target) => {
  expect(searchTarget(text, role)).toBe(target);
});

const some = (count: number, first = '/first') => ({ count, first: count > 0 ? first : undefined });

it.each<[books: number, orders: number, target: string]>([
  [0, 1, '/order'],
  [1, 0, '/book'],
  [0, 2, '/dashboard/orders?q=PZ9P'],
  [1, 1, '/dashboard/manage-books?q=PZ9P'],
  [0, 0, '/dashboard/manage-books?q=PZ9P'],
])('A search with %i books and %i orders leads to %s', (books, orders, target) => {
  const results = { text: 'PZ9P', books: some(books, '/book'), orders: some(orders, '/order') };
  expect(foundTarget('PZ9P', 'owner', results)).toBe(target);
});

it.each<[name: string, results: Results]>([
  ['of another text', { text: 'PZ9', books: some(0), orders: some(1) }],
  ['of one kind alone', { text: 'PZ9P', orders: some(1) }],
])('A search whose results are known %s leads nowhere yet', (_, results) => {
  expect(foundTarget('PZ9P', 'owner', results)).toBeUndefined();
});

it('A search does not wait for results that the role does not include, nor for those of a single letter', () => {
  expect(foundTarget('PZ9P', 'orders', { text: 'PZ9P', orders: some(1, '/order') })).toBe('/order');
  expect(foundTarget('PZ9P', 'catalogue', { text: 'PZ9P', books: some(1, '/book') })).toBe('/book');
  expect(foundTarget('?', 'owner', { text: '' })).toBe('/dashboard/manage-books?q=%3F');
});
