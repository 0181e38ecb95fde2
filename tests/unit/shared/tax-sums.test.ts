import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf } from '../../../functions/src/shared/shop/money-format.ts';
import { taxedPrices } from '../../../functions/src/shared/tax/shop-tax.ts';
import { splitInProportion, splitTax } from '../../../functions/src/shared/tax/tax-rounding.ts';
import { taxOf, taxSums } from '../../../functions/src/shared/tax/tax-sums.ts';
import { taxIn } from '../money/oracle.ts';

const rates = [0, 210, 400, 550, 700, 900, 1350, 1900, 2000, 2550, 10_000];
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'KWD'];

const cart = fc.record({
  currency: fc.constantFrom(...currencies),
  isIncluded: fc.boolean(),
  books: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100_000, noNaN: true })),
      basisPoints: fc.oneof(fc.constantFrom(...rates), fc.integer({ min: 0, max: 10_000 })),
      taxClass: fc.constantFrom('books', 'ebooks', 'other'),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

it('The tax of a cart equals an exact oracle by rate, for carts in five currencies, with and without tax in the prices', () => {
  fc.assert(
    fc.property(cart, ({ currency, isIncluded, books }) => {
      const units = 10 ** decimalsOf(currency);
      const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
      const [one = 0, two = one, three = two] = books.map(({ basisPoints }) => basisPoints);
      const rates = { books: rate(one), ebooks: rate(two), other: rate(three) };
      const priced = books.map(({ price, taxClass }) => ({
        priceCents: Math.round(price * units),
        taxClass,
      }));
      const tax = { name: 'VAT', isIncluded, defaultClass: 'books' as const, rates };
      const lines = taxedPrices(tax, priced, '2026-05-05');
      const net = lines.reduce((sum, { unitCents, netCents = unitCents }) => sum + netCents, 0);
      expect(net).toBe(priced.reduce((sum, { priceCents }) => sum + priceCents, 0));
      const sums = taxSums(lines);
      const distinct = [...new Set(lines.map((line) => line.taxBasisPoints))].sort((a, b) => a - b);
      // A tax on top of prices is that of their sum.
      if (!isIncluded) {
        const gross = lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
        expect(gross - net).toBe(taxOf(sums));
      }
      expect(sums).toEqual(
        distinct.map((basisPoints) => {
          const own = lines.filter(({ taxBasisPoints }) => taxBasisPoints === basisPoints);
          const grossCents = own.reduce((sum, { unitCents }) => sum + unitCents, 0);
          return { basisPoints, grossCents, taxCents: taxIn(grossCents, basisPoints) };
        }),
      );
    }),
  );
});

it('The tax of a cart is rounded once: 3 × 9.99 and 3.90 hold 2.22 at 7 %, as the parts of their lines do', () => {
  const amounts = [999, 999, 999, 390].map((cents) => ({ cents, basisPoints: 700 }));
  expect(taxSums(amounts.map(({ cents }) => ({ unitCents: cents, taxBasisPoints: 700 })))).toEqual([
    { basisPoints: 700, grossCents: 3387, taxCents: 222 },
  ]);
  expect(splitTax(amounts)).toEqual([65, 66, 65, 26]);
});

it('An amount that belongs to all lines is split below 0 as it is above', () => {
  expect(splitInProportion(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(splitInProportion(100, [0, 0])).toEqual([50, 50]);
  expect(splitInProportion(-1, [1, 0]).map((part) => Object.is(part, -0))).toEqual([false, false]);
});

it('An amount that belongs to all lines leaves out those that know no rate, and one of its own has its rate', () => {
  const lines = [
    { unitCents: 500 },
    ...[700, 1900].map((taxBasisPoints) => ({ unitCents: 1000, taxBasisPoints })),
  ];
  expect(taxSums(lines, [300], [{ cents: 250, basisPoints: 2000 }])).toEqual([
    { basisPoints: 700, grossCents: 1150, taxCents: 75 },
    { basisPoints: 1900, grossCents: 1150, taxCents: 184 },
    { basisPoints: 2000, grossCents: 250, taxCents: 42 },
  ]);
  expect(splitInProportion(100, [1, 5, 6])).toEqual([8, 42, 50]);
});

it('What the tax of a rate is more or less than that of its sum falls on the last amount of that rate', () => {
  const [first, other, last] = [
    { cents: 1070, basisPoints: 700 },
    { cents: 1190, basisPoints: 1900 },
    { cents: 535, basisPoints: 700 },
  ];
  expect(splitTax([first, other, last], (rate) => (rate === 700 ? 100 : 190))).toEqual([70, 190, 30]);
});
