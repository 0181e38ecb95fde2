import { expect, it } from 'vitest';
import { ProviderRefused } from '../../../functions/src/payment/provider.ts';
import { fromStripe, toStripe } from '../../../functions/src/payment/stripe/stripe-amounts.ts';

it.each([
  ['USD', 1234, 1234],
  ['JPY', 1200, 1200],
  ['ISK', 1200, 120_000],
  ['UGX', 1200, 120_000],
  ['MGA', 1200, 12],
  ['HUF', 1200, 1200],
  ['KWD', 1230, 1230],
])(
  'An amount of %s is what Stripe calls the same money, and comes back as it was',
  (currency, cents, units) => {
    expect(toStripe(cents, currency)).toBe(units);
    expect(fromStripe(units, currency.toLowerCase())).toBe(cents);
  },
);

it.each([
  ['KWD', 1235],
  ['MGA', 1250],
])('An amount of %s that Stripe could only round is refused', (currency, cents) => {
  expect(() => toStripe(cents, currency)).toThrow(ProviderRefused);
});
