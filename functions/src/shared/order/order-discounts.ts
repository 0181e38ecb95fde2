import { array, boolean, type InferType, number, object, string } from 'yup';
import { splitInProportion, wholeRate } from '../tax/tax-rounding.ts';
import { lineSchema } from '../values/line-text.ts';
import { cashLimits } from './order-limits.ts';

/** The most discounts of an order, those taken back included, and the longest reason. */
export const discountLimits = { ofOrder: 20, reason: 200 };

/** A discount that is given: POST /api/orders/:id/discounts. */
export const discountRequestSchema = object({
  /** An amount in cents, at most what the books cost; or `basisPoints`, a part of their prices: 1000 is 10 %. */
  cents: number().label('Amount').integer().min(1).max(cashLimits.cents),
  basisPoints: number().label('Percent').integer().min(1).max(wholeRate),
  /** The shopper reads it. */
  reason: lineSchema().label('Reason').max(discountLimits.reason).required('Say why the order costs less'),
  /** Whether the shopper is told by mail. */
  isMailed: boolean().default(true),
})
  .test(
    'one kind',
    'A discount is an amount or a percent',
    ({ cents, basisPoints }) => (cents === undefined) !== (basisPoints === undefined),
  )
  .noUnknown();

export type DiscountRequest = InferType<typeof discountRequestSchema>;

const storedDiscountSchema = object({
  number: number().integer().min(1).required(),
  cents: number(),
  basisPoints: number(),
  reason: string().required(),
  /** The books that it reduces; all when it does not say. */
  bookIds: array(string().required()),
  /** ISO instants. */
  at: string().required(),
  takenBackAt: string(),
});

/** A reduction of an order's books that the desk has given, and may have taken back. */
export type Discount = InferType<typeof storedDiscountSchema>;

/** Missing in an order that never had one. */
export const discountsSchema = array(storedDiscountSchema);

interface PricedLine {
  bookId: string;
  unitCents: number;
}

/** What a discount takes off some lines, and off each of them. */
export interface AppliedDiscount {
  discount: Discount;
  cents: number;
  parts: { bookId: string; cents: number }[];
}

/** The discounts that an order has now. */
export function presentDiscounts({
  discounts = [],
}: {
  discounts?: readonly Discount[] | undefined;
}): Discount[] {
  return discounts.filter(({ takenBackAt }) => takenBackAt === undefined);
}

/** cents × basis points, rounded half up. The product of large sums is beyond what numbers hold exactly. */
function partOf(cents: number, basisPoints: number): number {
  const whole = BigInt(wholeRate);
  return Number((2n * BigInt(cents) * BigInt(basisPoints) + whole) / (2n * whole));
}

/**
 * What discounts take off some lines, one after the other: a percent of what its lines cost, an amount as it is, and never
 * more than the discounts before have left. Each is split over its lines in proportion to what is left of them, by largest
 * remainder. The delivery is not reduced.
 */
export function applyDiscounts(
  discounts: readonly Discount[],
  lines: readonly PricedLine[],
): AppliedDiscount[] {
  const left = new Map(lines.map(({ bookId, unitCents }) => [bookId, unitCents]));
  const sumOf = (values: readonly number[]) => values.reduce((sum, cents) => sum + cents, 0);
  return discounts.map((discount) => {
    const { bookIds, basisPoints = 0 } = discount;
    const meant = lines.filter(({ bookId }) => !bookIds || bookIds.includes(bookId));
    const weights = meant.map(({ bookId }) => left.get(bookId) ?? 0);
    const wanted = discount.cents ?? partOf(sumOf(meant.map(({ unitCents }) => unitCents)), basisPoints);
    const cents = Math.min(wanted, sumOf(weights));
    const shares = cents > 0 ? splitInProportion(cents, weights) : [];
    const parts = meant.map(({ bookId }, index) => ({ bookId, cents: shares[index] ?? 0 }));
    for (const part of parts) left.set(part.bookId, (left.get(part.bookId) ?? 0) - part.cents);
    return { discount, cents, parts };
  });
}
