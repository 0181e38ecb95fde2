import { expect, it } from 'vitest';
import { orderNumber } from '../../../functions/src/orders/order-number.ts';

it('The number of an order is eight characters that can be said on the phone, of all of which it makes use', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => orderNumber(`order-${index}`, 0));
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(numbers.join('')).size).toBe(32 + 1);
});

it('The number of an order is the same for the same order, and another one at the next attempt', () => {
  expect(orderNumber('an-order', 0)).toBe(orderNumber('an-order', 0));
  expect(orderNumber('an-order', 1)).not.toBe(orderNumber('an-order', 0));
});
