import { describe, expect, it } from 'vitest';
import { orderNumber } from '../../../functions/src/orders/order-number.ts';

describe('the number of an order', () => {
  it('is eight characters that can be said on the phone', () => {
    for (let index = 0; index < 1000; index += 1) {
      expect(orderNumber(`order-${index}`, 0)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    }
  });

  it('is the same for the same order, and another one at the next attempt', () => {
    expect(orderNumber('an-order', 0)).toBe(orderNumber('an-order', 0));
    expect(orderNumber('an-order', 1)).not.toBe(orderNumber('an-order', 0));
  });
});
