import { type OrderOfTax, rateRows, type TaxRow } from '../tax/order-tax.ts';
import { splitInProportion, taxWithin } from '../tax/tax-rounding.ts';
import { type TaxedLine, type TaxSum, taxSums } from '../tax/tax-sums.ts';
import type { Money } from '../values/money.ts';
import type { AppliedDiscount } from './discount-parts.ts';
import { keptLines, type OrderOfLines } from './order-lines.ts';
import { deliveredLines, discountsOf, orderedDeliveryCents, presentLines } from './order-totals.ts';
import type { Parcel } from './parcels.ts';

/** A line of what an order costs: a book, a discount or the delivery, the last two once for each rate of tax. */
export interface BillLine {
  kind: 'book' | 'discount' | 'delivery';
  /** Of a book. */
  bookId?: string;
  /** Of a discount: its number in the order. */
  number?: number;
  /** The title of a book, the reason of a discount. */
  title: string;
  /** What the shopper pays for it, below 0 for a discount. */
  cents: number;
  /** Its rate and the tax within it, where the order knows them. */
  basisPoints?: number;
  taxCents?: number;
}

interface BilledBook extends TaxedLine {
  bookId: string;
  title: string;
}

type BilledOrder = Omit<OrderOfLines, 'lines'> & { lines: readonly BilledBook[] };

/** What of an order is billed: these of its books, and the delivery or not. */
interface PartOfOrder {
  lines: readonly BilledBook[];
  hasDelivery: boolean;
}

function taxed(cents: number, basisPoints: number | undefined) {
  return {
    cents,
    ...(basisPoints !== undefined && { basisPoints, taxCents: taxWithin(cents, basisPoints) }),
  };
}

/**
 * What the delivery of an order costs, by rate: split over all ordered books, as its cost is that of the order, so that what
 * becomes of lines later changes neither.
 */
export function deliveryByRate(
  cents: number,
  lines: readonly TaxedLine[],
): { cents: number; basisPoints?: number; taxCents?: number }[] {
  if (cents <= 0) return [];
  const sums = taxSums(lines);
  if (sums.length === 0) return [{ cents }];
  const weights = sums.map(({ grossCents }) => grossCents);
  return splitInProportion(cents, weights)
    .map((part, index) => taxed(part, sums[index]?.basisPoints))
    .filter((part) => part.cents > 0);
}

/** What a discount takes off some books: one line for each rate, the tax of each book's part by itself. */
function discountLines({ discount, parts }: AppliedDiscount, lines: readonly BilledBook[]): BillLine[] {
  const byRate = new Map<number | undefined, BillLine>();
  const { number, reason: title } = discount;
  for (const { bookId, cents } of parts) {
    const line = lines.find((one) => one.bookId === bookId);
    if (!line || cents === 0) continue;
    const own = taxed(-cents, line.taxBasisPoints);
    const sum = byRate.get(line.taxBasisPoints);
    byRate.set(line.taxBasisPoints, {
      ...{ kind: 'discount', number, title },
      ...own,
      cents: (sum?.cents ?? 0) + own.cents,
      ...(own.taxCents !== undefined && { taxCents: (sum?.taxCents ?? 0) + own.taxCents }),
    });
  }
  return [...byRate.values()];
}

/** Everything that a part of an order costs, line by line. Without a part, what the order costs now. */
export function billOf(order: BilledOrder, part?: PartOfOrder): BillLine[] {
  const { lines, hasDelivery } = part ?? { lines: presentLines(order), hasDelivery: true };
  const kept = keptLines(order);
  const all = order.lines.filter((line) => kept.includes(line) || lines.includes(line));
  const books = lines.map(({ bookId, title, unitCents, taxBasisPoints }) => ({
    ...{ kind: 'book' as const, bookId, title },
    ...taxed(unitCents, taxBasisPoints),
  }));
  const delivery = hasDelivery ? deliveryByRate(orderedDeliveryCents(order), order.lines) : [];
  return [
    ...books,
    ...discountsOf(order, all).flatMap((applied) => discountLines(applied, lines)),
    ...delivery.map((line) => ({ kind: 'delivery' as const, title: 'Delivery', ...line })),
  ];
}

/** What the lines of a bill cost together. */
export function billCents(bill: readonly BillLine[]): number {
  return bill.reduce((sum, { cents }) => sum + cents, 0);
}

/** The sums of a bill by rate, the lowest first; lines without a rate are left out. */
export function billSums(bill: readonly BillLine[]): TaxSum[] {
  const sums = new Map<number, TaxSum>();
  for (const { basisPoints, cents, taxCents = 0 } of bill) {
    if (basisPoints === undefined) continue;
    const sum = sums.get(basisPoints) ?? { basisPoints, grossCents: 0, taxCents: 0 };
    sums.set(basisPoints, {
      basisPoints,
      grossCents: sum.grossCents + cents,
      taxCents: sum.taxCents + taxCents,
    });
  }
  return [...sums.values()].sort((one, other) => one.basisPoints - other.basisPoints);
}

/** The tax of a bill by rate, in words; no rows for an order that knows none. */
export function billTaxes(order: OrderOfTax, bill: readonly BillLine[], money: Money): TaxRow[] {
  return rateRows(order, billSums(bill), money);
}

/** A discount as people read it; where tax comes on top of the prices, without its tax, as those of the books. */
export interface ShownDiscount {
  number: number;
  reason: string;
  cents: number;
}

/** The discounts of a bill, each once. */
export function billDiscounts(
  { taxName, taxIsIncluded }: OrderOfTax,
  bill: readonly BillLine[],
): ShownDiscount[] {
  const isOnTop = taxName !== undefined && taxName !== '' && taxIsIncluded === false;
  const shown = new Map<number, ShownDiscount>();
  for (const { number, title: reason, cents, taxCents = 0 } of bill) {
    if (number === undefined) continue;
    const sum = shown.get(number)?.cents ?? 0;
    shown.set(number, { number, reason, cents: sum + cents - (isOnTop ? taxCents : 0) });
  }
  return [...shown.values()];
}

/** What a change adds to the discounts that the shop has given for good, of one rate; the tax is left out without a rate. */
interface DiscountMove {
  basisPoints?: number | undefined;
  cents: number;
  taxCents?: number | undefined;
}

type OrderOfParcels = BilledOrder & { parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[] };

/** The discounts of the books that the shopper has got and keeps. */
function earnedDiscounts(order: OrderOfParcels): BillLine[] {
  const bill = billOf(order, { lines: deliveredLines(order), hasDelivery: false });
  return bill.filter(({ kind }) => kind === 'discount');
}

/** What a change moves of the discounts of delivered books, by rate: the moves of an order add up to its bill's. */
export function discountMoves(before: OrderOfParcels, after: OrderOfParcels): DiscountMove[] {
  const moves = new Map<number | undefined, DiscountMove>();
  const add = (bill: readonly BillLine[], sign: 1 | -1) => {
    for (const { basisPoints, cents, taxCents } of bill) {
      const sum = moves.get(basisPoints) ?? { cents: 0 };
      const tax =
        taxCents === undefined ? {} : { basisPoints, taxCents: (sum.taxCents ?? 0) + sign * taxCents };
      moves.set(basisPoints, { cents: sum.cents + sign * cents, ...tax });
    }
  };
  add(earnedDiscounts(after), 1);
  add(earnedDiscounts(before), -1);
  return [...moves.values()].filter(({ cents, taxCents = 0 }) => cents !== 0 || taxCents !== 0);
}
