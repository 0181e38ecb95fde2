import type { AccountantRow } from '../../../functions/src/cash/accountant-rows.ts';
import type { BilledPart } from '../../../functions/src/shared/invoice/billed-parts.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';

// The oracle: exact fractions, the nearest whole number found by trying, and shares that are given out one by one.

/** n ÷ d, rounded half up, by trying. */
function nearest(n: bigint, d: bigint): number {
  let whole = n / d;
  while (2n * (n - whole * d) >= d) whole += 1n;
  return Number(whole);
}

const size = (cents: number) => (cents < 0 ? -cents : cents);

/** Below 0 as above. */
export const taxIn = (cents: number, rate: number) =>
  (cents < 0 ? -1 : 1) * nearest(BigInt(size(cents)) * BigInt(rate), BigInt(10_000 + rate));

/** Whole shares of an amount: each gets its whole part, then one more in turn, the largest rest first. */
function sharesOf(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0)
    return weights.length === 0
      ? []
      : sharesOf(
          cents,
          weights.map(() => 1),
        );
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(whole)));
  const rests = exact.map((part) => part % BigInt(whole));
  for (let left = cents - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const most = rests.reduce((best, rest, index) => (rest > (rests[best] ?? -1n) ? index : best), 0);
    shares[most] = (shares[most] ?? 0) + 1;
    rests[most] = -1n;
  }
  return shares;
}

/** By rate; what has no tax is under 0. */
export interface Sums {
  cents: number;
  rates: Map<number, { gross: number; tax: number }>;
}

/** The tax is computed once, of the sum. */
function add(sums: Sums, cents: number, rate: number): void {
  const gross = (sums.rates.get(rate)?.gross ?? 0) + cents;
  sums.cents += cents;
  sums.rates.set(rate, { gross, tax: taxIn(gross, rate) });
}

/** The costs of some of the kept lines of an order, with the delivery and other charges or without. */
export function oracle(order: Order, bookIds: readonly string[], hasDelivery: boolean): Sums {
  const sums: Sums = { cents: 0, rates: new Map() };
  const gone = new Set(order.lineChanges.filter(({ state }) => state !== 'ordered').map((one) => one.bookId));
  const idOf = ({ bookId, id = bookId }: Order['lines'][number]) => id;
  const kept = order.lines.filter((line) => !gone.has(idOf(line)));
  const left = kept.map(({ unitCents }) => unitCents);
  for (const [index, line] of kept.entries()) {
    if (bookIds.includes(idOf(line))) add(sums, left[index] ?? 0, line.taxBasisPoints ?? 0);
  }
  for (const { cents, basisPoints = 0, takenBackAt, parts } of order.discounts ?? []) {
    if (takenBackAt) continue;
    // A line's part of an offer goes with the line, and stays with the others.
    for (const { id, cents: part } of parts ?? []) {
      const index = kept.findIndex((line) => idOf(line) === id);
      if (index < 0) continue;
      left[index] = (left[index] ?? 0) - part;
      if (bookIds.includes(id)) add(sums, -part, kept[index]?.taxBasisPoints ?? 0);
    }
    if (parts) continue;
    const price = kept.reduce((sum, { unitCents }) => sum + unitCents, 0);
    const wanted = cents ?? nearest(BigInt(price) * BigInt(basisPoints), 10_000n);
    const most = left.reduce((sum, one) => sum + one, 0);
    for (const [index, share] of sharesOf(Math.min(wanted, most), left).entries()) {
      left[index] = (left[index] ?? 0) - share;
      const line = kept[index];
      if (share > 0 && line && bookIds.includes(idOf(line))) add(sums, -share, line.taxBasisPoints ?? 0);
    }
  }
  if (hasDelivery) {
    const rates = [...new Set(order.lines.map(({ taxBasisPoints = 0 }) => taxBasisPoints))].sort(
      (a, b) => a - b,
    );
    const goods = rates.map((rate) =>
      order.lines.reduce((sum, line) => sum + (line.taxBasisPoints === rate ? line.unitCents : 0), 0),
    );
    for (const { cents, basisPoints } of [{ cents: order.deliveryCents ?? 0 }, ...(order.charges ?? [])]) {
      if (basisPoints !== undefined) add(sums, cents, basisPoints);
      else
        for (const [index, share] of sharesOf(cents, goods).entries()) {
          if (share > 0) add(sums, share, rates[index] ?? 0);
        }
    }
  }
  return sums;
}

/** Without what was taxed when vouchers were sold: these pay for goods at their rate, as much of them as there is. */
export function untaxed({ rates }: Sums, { vouchers = [] }: Order): Sums {
  const sums: Sums = { cents: 0, rates: new Map() };
  for (const [rate, { gross }] of rates) {
    const paid = vouchers
      .filter(({ taxed }) => taxed && (taxed.basisPoints ?? 0) === rate)
      .reduce((sum, { cents }) => sum + cents, 0);
    add(sums, gross - Math.min(paid, Math.max(0, gross)), rate);
  }
  return sums;
}

export const byRate = (rates: Sums['rates']) =>
  [...rates]
    .filter(([, { gross, tax }]) => gross !== 0 || tax !== 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, { gross, tax }]) => ({ rate, gross, tax }));

/** Of the accountant's rows by rate, as in the CSV. */
export function sumsOfRows(rows: readonly AccountantRow[]): Sums {
  return sumsOfParts(
    rows.flatMap(({ basisPoints, grossCents: cents, taxCents = 0 }) =>
      cents === undefined ? [] : [{ basisPoints, cents, taxCents }],
    ),
  );
}

/** Of invoices and credit notes, by rate. */
export function sumsOfParts(parts: readonly Omit<BilledPart, 'key'>[]): Sums {
  const sums: Sums = { cents: 0, rates: new Map() };
  for (const { basisPoints: rate = 0, cents, taxCents } of parts) {
    sums.cents += cents;
    const { gross, tax } = sums.rates.get(rate) ?? { gross: 0, tax: 0 };
    sums.rates.set(rate, { gross: gross + cents, tax: tax + taxCents });
  }
  return sums;
}
