import { expect, it } from 'vitest';
import { looksLikeOrder, searchTarget } from '../../web/src/features/dashboard-search/search-target.ts';

it.each([
  ['robin.page@example.com', true],
  ['+49 (30) 901820', true],
  ['K7Q2-9XRM', true],
  ['k7q29xrm', true],
  ['treasure', false],
  ['1984', false],
  ['9780141439587', false],
  ['0-14-143958-0', false],
  ['Jane Austen', false],
])('%s is what orders are found by: %s', (text, isOrder) => {
  expect(looksLikeOrder(text)).toBe(isOrder);
  expect(searchTarget(text, 'owner')).toBe(
    `/dashboard/${isOrder ? 'orders' : 'manage-books'}?q=${encodeURIComponent(text)}`,
  );
});

it.each([
  ['catalogue', 'K7Q2-9XRM', '/dashboard/manage-books?q=K7Q2-9XRM'],
  ['orders', 'Emma', '/dashboard/orders?q=Emma'],
] as const)('A search leads %s only to what the role includes', (role, text, target) => {
  expect(searchTarget(text, role)).toBe(target);
});
