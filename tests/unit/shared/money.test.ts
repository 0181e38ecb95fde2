import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatPrice, sumInCents, toCents } from '../../../functions/src/shared/values/money.ts';
import { highestPrice, priceSchema } from '../../../functions/src/shared/values/price.ts';

const cents = fc.integer({ min: 0, max: highestPrice * 100 });

describe('money', () => {
  it('adds up in cents, where dollars would drift', () => {
    expect(sumInCents([0.1, 0.2])).toBe(30);
    expect(sumInCents([])).toBe(0);
    expect(sumInCents(Array.from({ length: 50 }, () => 19.99))).toBe(99950);
  });

  it('writes two decimals', () => {
    expect([0, 5, 50, 1230, 100_000_00].map(formatCents)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '12.30',
      '100000.00',
    ]);
    expect(formatPrice(12.3)).toBe('$12.30');
  });

  it('takes every amount of cents there and back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(Number(formatCents(amount))) === amount));
  });

  it('takes every amount of whole cents as a price', () => {
    const schema = priceSchema('Price');
    fc.assert(fc.property(cents, (amount) => schema.isValidSync(amount / 100, { strict: true })));
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0.01,
    highestPrice + 0.01,
    1.005,
    '12',
    null,
    undefined,
    true,
  ])('refuses %s as a price', (price) => {
    expect(priceSchema('Price').isValidSync(price, { strict: true })).toBe(false);
  });
});
