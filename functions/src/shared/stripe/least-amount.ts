/**
 * Stripe's least amounts, where they are not 0.50. Source: 'Minimum and maximum charge amounts' of
 * docs.stripe.com/currencies, November 2026.
 */
const leastAmounts: Readonly<Record<string, number>> = {
  AED: 2,
  BGN: 1,
  CZK: 15,
  DKK: 2.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  PLN: 2,
  RON: 2,
  SEK: 3,
  THB: 10,
};

export const leastAmountOfStripe = (currency: string) => leastAmounts[currency] ?? 0.5;
