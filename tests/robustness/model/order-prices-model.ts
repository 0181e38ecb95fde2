import type { Reduction } from './types.ts';

export type ModelDiscount = Reduction & { number: number; isBack: boolean };

export const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

/** What is left of each line's price, by the book's id, when the discounts are off. */
export function pricesAfter(
  discounts: readonly ModelDiscount[],
  lines: readonly { id: string; cents: number }[],
): Map<string, number> {
  const left = lines.map(({ cents }) => cents);
  const price = sumOf(left);
  for (const discount of discounts.filter(({ isBack }) => !isBack)) {
    const wanted =
      'cents' in discount ? discount.cents : Math.floor((2 * price * discount.basisPoints + 10_000) / 20_000);
    const whole = sumOf(left);
    const off = Math.min(wanted, whole);
    const exact = left.map((cents) => BigInt(off) * BigInt(cents));
    const rests = exact.map((part, index) => ({ index, rest: whole === 0 ? 0n : part % BigInt(whole) }));
    const shares = exact.map((part) => (whole === 0 ? 0 : Number(part / BigInt(whole))));
    rests.sort((one, other) => Number(other.rest - one.rest) || one.index - other.index);
    for (const { index } of rests.slice(0, off - sumOf(shares))) shares[index] = (shares[index] ?? 0) + 1;
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
  }
  return new Map(lines.map(({ id }, index) => [id, left[index] ?? 0]));
}
