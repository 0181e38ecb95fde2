import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from '../../../functions/src/shared/shop/money-format.ts';
import { rateOn, taxedPrice, taxedPrices } from '../../../functions/src/shared/tax/shop-tax.ts';
import {
  splitInProportion,
  splitTax,
  taxWithin,
  withTax,
} from '../../../functions/src/shared/tax/tax-rounding.ts';
import { taxOf, taxSums } from '../../../functions/src/shared/tax/tax-sums.ts';

/** An exact number: n ÷ d. */
interface Exact {
  n: bigint;
  d: bigint;
}

/** The whole number next to an exact one above 0, the higher of two as near: looked for, not worked out. */
function nearest({ n, d }: Exact): bigint {
  const distance = (whole: bigint) => (whole * d > n ? whole * d - n : n - whole * d);
  let best = BigInt(Math.max(0, Math.floor(Number(n) / Number(d)) - 3));
  while (distance(best + 1n) <= distance(best)) best += 1n;
  return best;
}

/** The tax within an amount, by what it is: gross − gross ÷ (1 + rate). */
function oracleWithin(cents: number, basisPoints: number): number {
  const gross = BigInt(Math.abs(cents));
  const rate: Exact = { n: BigInt(10_000 + basisPoints), d: 10_000n };
  const tax = Number(nearest({ n: gross * rate.n - gross * rate.d, d: rate.n }));
  return cents < 0 ? 0 - tax : tax;
}

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
  shared: fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 3 }),
});

describe('The tax of a cart', () => {
  it('equals an exact oracle by rate, for carts in five currencies, with and without tax in the prices', () => {
    fc.assert(
      fc.property(cart, ({ currency, isIncluded, books, shared }) => {
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
        // What came on top of the prices is the tax of their sum.
        if (!isIncluded) {
          const gross = lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
          expect(gross - net).toBe(taxOf(sums));
        }
        expect(sums).toEqual(
          distinct.map((basisPoints) => {
            const own = lines.filter(({ taxBasisPoints }) => taxBasisPoints === basisPoints);
            const grossCents = own.reduce((sum, { unitCents }) => sum + unitCents, 0);
            return { basisPoints, grossCents, taxCents: oracleWithin(grossCents, basisPoints) };
          }),
        );
        // What belongs to all is split without a cent left over.
        const all = taxSums(lines, shared);
        const gross = (list: typeof sums) => list.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(gross(all)).toBe(gross(sums) + shared.reduce((sum, cents) => sum + cents, 0));
      }),
    );
  });

  it('is rounded once: 3 × 9.99 and 3.90 hold 2.22 at 7 %, as the parts of their lines do', () => {
    const amounts = [999, 999, 999, 390].map((cents) => ({ cents, basisPoints: 700 }));
    expect(taxSums(amounts.map(({ cents }) => ({ unitCents: cents, taxBasisPoints: 700 })))).toEqual([
      { basisPoints: 700, grossCents: 3387, taxCents: 222 },
    ]);
    expect(splitTax(amounts)).toEqual([65, 66, 65, 26]);
  });

  it('is in the sum what was added to the price, so that only the sum is stored', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (net, basisPoints) => {
          const gross = withTax(net, basisPoints);
          expect(gross - net).toBe(Number(nearest({ n: BigInt(net) * BigInt(basisPoints), d: 10_000n })));
          expect(taxWithin(gross, basisPoints)).toBe(gross - net);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is given back as it was taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (cents, rate) => {
        expect(taxWithin(-cents, rate) + taxWithin(cents, rate)).toBe(0);
      }),
    );
    expect(Object.is(taxWithin(-1, 0), 0)).toBe(true);
  });

  it.each([
    [1000, 700, 65],
    [1250, 700, 82],
    [107, 700, 7],
    [0, 700, 0],
    // 0.5 is rounded up.
    [1, 10_000, 1],
    [3, 10_000, 2],
    [999, 0, 0],
  ])('of %i cents at %i basis points is %i', (cents, basisPoints, tax) => {
    expect(taxWithin(cents, basisPoints)).toBe(tax);
  });
});

describe('An amount that belongs to all lines', () => {
  const weights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1e11 })), {
    minLength: 1,
    maxLength: 12,
  });

  it('is split by largest remainder: each part is rounded up or down, and none before one with more left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), weights, (cents, given) => {
        const parts = splitInProportion(cents, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        const shares = given.every((weight) => weight === 0) ? given.map(() => 1) : given;
        const whole = shares.reduce((sum, weight) => sum + BigInt(weight), 0n);
        const exact = shares.map((weight, index) => {
          const quota = BigInt(cents) * BigInt(weight);
          return { up: BigInt(parts[index] ?? 0) * whole - quota, rest: quota % whole };
        });
        for (const { up } of exact) expect(up > -whole && up < whole).toBe(true);
        const least = exact.filter(({ up }) => up > 0n).map(({ rest }) => rest);
        const most = exact.filter(({ up }) => up < 0n).map(({ rest }) => rest);
        for (const rest of most) for (const other of least) expect(rest <= other).toBe(true);
      }),
    );
  });

  it('is split below 0 as it is above', () => {
    expect(splitInProportion(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitInProportion(100, [0, 0])).toEqual([50, 50]);
    expect(splitInProportion(-1, [1, 0]).map((part) => Object.is(part, -0))).toEqual([false, false]);
  });

  it('takes the rates of its goods in proportion', () => {
    const lines = [
      { unitCents: 3000, taxBasisPoints: 700 },
      { unitCents: 1000, taxBasisPoints: 1900 },
    ];
    expect(taxSums(lines, [500])).toEqual([
      { basisPoints: 700, grossCents: 3375, taxCents: 221 },
      { basisPoints: 1900, grossCents: 1125, taxCents: 180 },
    ]);
  });

  it('leaves out lines that know no rate', () => {
    expect(taxSums([{ unitCents: 500 }])).toEqual([]);
  });
});

describe('A rate', () => {
  const list = [
    { from: '2026-01-01', basisPoints: 700 },
    { from: '2027-01-01', basisPoints: 500 },
  ];

  it.each([
    ['2025-12-31', 700],
    ['2026-01-01', 700],
    ['2026-12-31', 700],
    ['2027-01-01', 500],
    ['2031-05-05', 500],
  ])('on %s is %i', (day, basisPoints) => {
    expect(rateOn(list, day)).toBe(basisPoints);
  });

  it('belongs to the class of the book, or to the class that the shop names', () => {
    const other = [{ from: '2026-01-01', basisPoints: 1900 }];
    const tax = {
      name: 'VAT',
      isIncluded: true,
      defaultClass: 'books',
      rates: { books: list, ebooks: [], other },
    } as const;
    const on = (taxClass?: string, isIncluded = true) =>
      taxedPrice(
        { ...tax, rates: { ...tax.rates, ebooks: [], other }, isIncluded },
        { priceCents: 1000, taxClass },
        '2026-05-05',
      );
    expect(on()).toEqual({ unitCents: 1000, taxClass: 'books', taxBasisPoints: 700 });
    expect(on('other')).toEqual({ unitCents: 1000, taxClass: 'other', taxBasisPoints: 1900 });
    expect(on('scrolls')).toEqual(on());
    const netCents = 1000;
    expect(on('other', false)).toEqual({
      unitCents: 1190,
      taxClass: 'other',
      taxBasisPoints: 1900,
      netCents,
    });
  });
});
