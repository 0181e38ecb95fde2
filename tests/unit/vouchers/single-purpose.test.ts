import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { takenOutCents } from '../../../functions/src/shared/voucher/movements.ts';
import {
  paidFor,
  saleOf,
  singlePurposeOf,
  taxedFor,
} from '../../../functions/src/shared/voucher/single-purpose.ts';
import { makeVoucher } from '../../fixtures/stored-vouchers.ts';
import { taxIn } from '../money/oracle.ts';

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
const books = [...rate(700), { from: '2026-07-01', basisPoints: 500 }];
const tax = {
  ...defaultSettings.tax,
  isOn: true,
  abroad: 'one-stop' as const,
  rates: { books, ebooks: rate(700), other: rate(1900) },
};
const shop = {
  ...defaultSettings,
  tax,
  country: 'DE',
  vouchers: { ...defaultSettings.vouchers, singlePurpose: 'books' as const },
};
const sold = singlePurposeOf(shop, '2026-03-01', 0);

it('A voucher is sold at the rate of the day, and for several purposes in a shop that shows no tax', () => {
  expect(sold).toEqual({ taxClass: 'books', taxName: 'MwSt.', basisPoints: 700, cents: 0 });
  expect(singlePurposeOf({ ...shop, tax: { ...tax, isOn: false } }, '2026-03-01', 0)).toBeUndefined();
  expect(singlePurposeOf({ ...shop, vouchers: defaultSettings.vouchers }, '2026-03-01', 0)).toBeUndefined();
});

it('The tax of all money that was paid for one and went back in parts is that of what is left of it', () => {
  const move = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(move, { maxLength: 20 }), (basisPoints, moves) => {
      let voucher = makeVoucher({
        singlePurpose: { taxClass: 'books', taxName: 'VAT', basisPoints, cents: 0 },
      });
      let [cents, taxCents] = [0, 0];
      for (const one of moves) {
        taxCents += saleOf(voucher, one).tax?.taxCents ?? 0;
        voucher = paidFor(voucher, one);
        cents += one;
      }
      expect(taxCents + 0).toBe(taxIn(cents, basisPoints) + 0);
    }),
  );
});

const home = { country: '', zipcode: '' };
it.each([
  ['that bears its rate of then', { taxName: 'MwSt.', address: home }, '2026-03-01', { basisPoints: 700 }],
  ['that bears another rate by now', { taxName: 'MwSt.', address: home }, '2026-08-01', { basisPoints: 500 }],
  ['of a shop that shows no tax by then', { address: home }, '2026-08-01', {}],
  [
    ...(['at the tax of another country', { taxName: 'TVA', address: { ...home, country: 'FR' } }] as const),
    ...(['2026-03-01', { basisPoints: -1 }] as const),
  ],
])('One pays for an order %s', (_, order, day, taxed) => {
  expect(taxedFor(makeVoucher({ singlePurpose: sold }), order, shop, day)).toEqual(taxed);
  expect(taxedFor(makeVoucher(), order, shop, day)).toBeUndefined();
});

it('Money that went back is neither what orders give back nor, in a dispute, what the desk has refunded', () => {
  const at = '2026-11-29T10:00:00.000Z';
  const { movements } = makeVoucher();
  const all = [
    ...movements,
    { at, kind: 'redeemed' as const, cents: -3000, orderId: 'o' },
    { at, kind: 'refunded' as const, cents: -1500 },
    { at, kind: 'given-back' as const, cents: 3000, orderId: 'o' },
    { at, kind: 'given-back' as const, cents: 500 },
    { at, kind: 'refunded' as const, cents: -200, by: 'Otto' },
  ];
  expect(takenOutCents({ movements: all })).toBe(1200);
  expect(takenOutCents({ movements: all }, false)).toBe(1000);
});
