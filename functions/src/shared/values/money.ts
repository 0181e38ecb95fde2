/** Dollars to integer cents; exact for every price that the shop takes. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Integer cents to an amount with two decimals and no currency sign: 1230 → '12.30'. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Integer cents as the shop shows them: 1230 → '$12.30', -5 → '-$0.05'. */
export function formatDollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${formatCents(Math.abs(cents))}`;
}

/** Dollars as the shop shows them: 12.3 → '$12.30'. */
export function formatPrice(dollars: number): string {
  return `$${formatCents(toCents(dollars))}`;
}

/** The sum of prices in dollars, added up in cents: [0.1, 0.2] → 30. */
export function sumInCents(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + toCents(price), 0);
}
