import { number } from 'yup';

/** The dearest book that the shop takes, in dollars. */
export const highestPrice = 100_000;

/** Dollars to integer cents; exact for every amount that {@link priceSchema} lets through. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Integer cents to an amount with two decimals and no currency sign: 1230 → '12.30'. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Dollars as the shop shows them: 12.3 → '$12.30'. */
export function formatPrice(dollars: number): string {
  return `$${formatCents(toCents(dollars))}`;
}

/** The sum of prices in dollars, added up in cents: [0.1, 0.2] → 30. */
export function sumInCents(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + toCents(price), 0);
}

/** A price in dollars: finite, from 0 to {@link highestPrice}, with at most two decimals. */
export function priceSchema(label: string) {
  return number()
    .label(label)
    .typeError(`${label} must be a number`)
    .min(0, `${label} must not be negative`)
    .max(highestPrice, `${label} must be at most ${highestPrice}`)
    .test(
      'cents',
      `${label} must have at most two decimals`,
      (dollars) => dollars === undefined || toCents(dollars) / 100 === dollars,
    )
    .required(`${label} is required`);
}
