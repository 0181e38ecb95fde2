// How the shop rounds tax:
// 1. Amounts are whole cents (the smallest units of the currency), rates whole basis points: 10 % is 1000.
// 2. The tax of a line is found for the line by itself, and rounded half up. Of money given back it is that of the same
//    money taken, below 0, so that a refund takes back exactly what the sale has noted.
// 3. The tax of a rate is the sum of its lines' taxes; the net amount is the rest. So lines, orders, days and months add up.
// 4. The delivery belongs to all ordered lines: it is split over their rates in proportion to the goods, by largest
//    remainder, so that the parts add up; each part is then taxed as a line is.
// 5. A discount is split in the same way over the lines that it reduces, and each line's part is taxed by itself, below 0:
//    so a parcel, a refund and a month have their part of it.

/** 100 %. */
export const wholeRate = 10_000;

/** cents × numerator ÷ denominator, rounded half up. The product of large sums is beyond what numbers hold exactly. */
function fraction(cents: number, numerator: number, denominator: number): number {
  const twice = 2n * BigInt(Math.abs(cents)) * BigInt(numerator) + BigInt(denominator);
  const rounded = Number(twice / (2n * BigInt(denominator)));
  return cents < 0 && rounded > 0 ? -rounded : rounded;
}

/** The tax that an amount holds: 1000 cents at 7 % hold 65. */
export function taxWithin(grossCents: number, basisPoints: number): number {
  return fraction(grossCents, basisPoints, wholeRate + basisPoints);
}

/**
 * An amount with the tax that comes on top of it: 1000 cents at 7 % become 1070. `taxWithin` finds in it the very tax that
 * was added, so that only the sum is stored.
 */
export function withTax(netCents: number, basisPoints: number): number {
  return netCents + fraction(netCents, basisPoints, wholeRate);
}

/** An amount in parts that are in proportion to the weights and add up to it. Weights that are all 0 count the same. */
export function splitInProportion(cents: number, weights: readonly number[]): number[] {
  const shares = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const whole = shares.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const amount = BigInt(Math.abs(cents));
  const parts = shares.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, cents: Number(product / whole), rest: product % whole };
  });
  const left = Math.abs(cents) - parts.reduce((sum, part) => sum + part.cents, 0);
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1,
  );
  const rounded = new Set(byRest.slice(0, left).map(({ index }) => index));
  return parts.map((part) => {
    const size = part.cents + (rounded.has(part.index) ? 1 : 0);
    return cents < 0 && size > 0 ? -size : size;
  });
}
