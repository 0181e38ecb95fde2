import { describe, expect, it } from 'vitest';
import { orderSearchKeys, searchKeysFor } from '../../../functions/src/shared/order/order-search.ts';

const keys = orderSearchKeys({
  number: '7K3M-90XA',
  name: 'Nora O’Brien-Field',
  email: 'Nora@Example.com',
  phone: '+1 (555) 010-0123',
});

/** Whether the order above is found by a text. */
const isFoundBy = (text: string) => searchKeysFor(text).some((key) => keys.includes(key));

describe('an order', () => {
  it.each([
    '7K3M-90XA',
    '7k3m90xa',
    ' 7K3M ',
    '7K3M-9OXA',
    'nora',
    'FIELD',
    'bri',
    'Nora Field',
    'nora@example.com',
    '+15550100123',
    '555-010-0123',
    '5550100123',
  ])('is found by %s', (text) => {
    expect(isFoundBy(text)).toBe(true);
  });

  it.each(['', ' ', 'n', '7', 'emma', '7K3N', 'nora@example.org', '555 010 0124', '---', '\u0000'])(
    'is not found by %j',
    (text) => {
      expect(isFoundBy(text)).toBe(false);
    },
  );

  it('has a bounded number of keys, whatever was typed as a name', () => {
    const name = Array.from({ length: 100 }, (_, index) => `${index}${'ä'.repeat(100)}`).join(' ');
    const long = orderSearchKeys({ number: '7K3M-9QXA', name, email: '', phone: '' });
    expect(long.length).toBeLessThan(200);
    expect(long).not.toContain('');
  });
});

it('a search asks for three keys at most', () => {
  expect(searchKeysFor('555010 012345').length).toBeLessThanOrEqual(3);
  expect(searchKeysFor('abcdef12').length).toBeLessThanOrEqual(3);
});
