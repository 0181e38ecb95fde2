import { decimalsOf } from '../../shared/shop/money-format.ts';
import { ProviderRefused } from '../provider.ts';

// Stripe's smallest unit is not always ISO's. Source: 'Special cases' and 'Zero-decimal currencies' of
// docs.stripe.com/currencies, November 2026.

/** Zero-decimal currencies that Stripe takes in hundredths. */
const inHundredths = new Set(['ISK', 'UGX']);

/** Two-decimal currencies that Stripe takes as whole units. */
const inWholes = new Set(['MGA']);

/** @throws ProviderRefused for an amount that Stripe cannot take exactly */
export function toStripe(cents: number, currency: string): number {
  // With three decimals the last must be 0.
  const step = decimalsOf(currency) === 3 ? 10 : inWholes.has(currency) ? 100 : 1;
  if (cents % step !== 0) throw new ProviderRefused(`Stripe does not take this amount of ${currency}`);
  if (inHundredths.has(currency)) return cents * 100;
  return inWholes.has(currency) ? cents / 100 : cents;
}

export function fromStripe(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  if (inHundredths.has(code)) return Math.round(amount / 100);
  return inWholes.has(code) ? amount * 100 : amount;
}
