import { expect, it } from 'vitest';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { type PaidShop, wayProblems } from '../../../functions/src/shared/shop/ways-to-pay.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';

const moneyIn = (currency: string) => moneyOf({ currency, locale: 'en-US' });

const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };
const order = { totalCents: 5000, isCollected: false, area: 'City' };

function codes(shop: PaidShop, changes: Partial<typeof order> | { area: undefined } = {}) {
  const { cash, online } = wayProblems(shop, { ...order, ...changes }, dollars);
  return [cash?.code, online?.code];
}

it('A shop without limits takes the ways that are on', () => {
  expect(codes({})).toEqual([undefined, 'payment-off']);
  expect(codes({ payment: 'both' })).toEqual([undefined, undefined]);
  expect(codes({ payment: 'online' })).toEqual(['cash-off', undefined]);
});

it('Cash is taken up to its amount, and online from its own, to the cent', () => {
  const both = { payment: 'both' as const, paymentLimits: { ...limits, cashUpTo: 50, onlineFrom: 19.99 } };
  expect(codes(both)).toEqual([undefined, undefined]);
  expect(codes(both, { totalCents: 5001 })).toEqual(['cash-above', undefined]);
  expect(codes(both, { totalCents: 1999 })).toEqual([undefined, undefined]);
  expect(codes(both, { totalCents: 1998 })).toEqual([undefined, 'online-below']);
  expect(codes({ ...both, payment: 'cash' }, { totalCents: 5001 })).toEqual(['cash-above', 'payment-off']);
});

it.each([
  ['USD', 49, 50],
  ['GBP', 29, 30],
  ['CZK', 1499, 1500],
  ['JPY', 49, 50],
  ['USD', 0, 50],
])(
  'In %s an order of %i is too little for Stripe, and paid in cash in every shop that is paid online',
  (currency, totalCents, least) => {
    const money = moneyIn(currency);
    const paymentLimits = { ...limits, cashUpTo: 0.01, cashAreas: ['Island'] };
    for (const payment of ['online', 'both'] as const) {
      const shop = { payment, paymentLimits };
      expect(wayProblems(shop, { ...order, totalCents }, money)).toEqual({
        online: { code: 'online-below', cents: least },
      });
      expect(wayProblems(shop, { ...order, totalCents: least }, money).online).toBeUndefined();
    }
  },
);

it('Between the limits no way is left, and each problem names its amount', () => {
  const gap = { payment: 'both' as const, paymentLimits: { ...limits, cashUpTo: 20, onlineFrom: 80 } };
  expect(wayProblems(gap, order, dollars)).toEqual({
    cash: { code: 'cash-above', cents: 2000 },
    online: { code: 'online-below', cents: 8000 },
  });
});

it('Cash in some areas says nothing of what is collected, nor of an area that is not known', () => {
  const some = { payment: 'both' as const, paymentLimits: { ...limits, cashAreas: ['City'] } };
  expect(codes(some)).toEqual([undefined, undefined]);
  expect(codes(some, { area: 'Island' })).toEqual(['cash-not-there', undefined]);
  expect(codes(some, { area: undefined })).toEqual([undefined, undefined]);
  expect(codes(some, { area: 'Island', isCollected: true })).toEqual([undefined, undefined]);
});
