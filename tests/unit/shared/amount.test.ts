import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountProblem, readAmount } from '../../../functions/src/shared/values/amount.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { priceSchema } from '../../../functions/src/shared/values/price.ts';

it.each([
  ['9,50', 9.5],
  ['.5', 0.5],
  ['12.', 12],
  ['0,500', 0.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ['1’234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['$ 1,299.00', 1299],
  ['-5', -5],
])('An amount %s is read as %d', (text, value) => {
  expect(readAmount(text, dollars)).toBe(value);
});

it.each(['', 'free', '1.2.3', '12 50', '12,34,567', '9 , 50', '1e3', '0x10', '1-2', `${'9'.repeat(99)}`])(
  'An amount %j is none',
  (text) => {
    expect(readAmount(text, dollars)).toBeNaN();
    expect(amountProblem(text, dollars)).toBe('cannot be read: write it like 9.50 or 9,50');
  },
);

it.each(['1,234', '1.234', '$1,234', '12.345'])(
  'An amount %s, which has two readings, is refused',
  (text) => {
    expect(readAmount(text, dollars)).toBeNaN();
    expect(amountProblem(text, dollars)).toMatch(/^can be read in two ways: write \d+ or \d+\.\d\d$/);
  },
);

it('An amount is the same price with a point, a comma and the thousands of any country', () => {
  const inCents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(inCents, fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE'), (cents, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
      for (const text of [written, dollars.plain(cents), dollars.plain(cents).replace('.', ',')]) {
        expect(priceSchema('Price').validateSync(text)).toBe(cents / 100);
      }
    }),
  );
});
