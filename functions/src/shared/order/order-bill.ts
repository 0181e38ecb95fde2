import { type OrderOfTax, rateRows, type TaxRow } from '../tax/order-tax.ts';
import { splitInProportion, splitTax, taxWithin } from '../tax/tax-rounding.ts';
import { type TaxedLine, type TaxSum, taxSums } from '../tax/tax-sums.ts';
import type { Money } from '../values/money.ts';
import { t } from '../words/words.ts';
import type { AppliedDiscount } from './discount-parts.ts';
import type { OrderInvoiceFields } from './order-invoices.ts';
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
  /** Its rate and its part of the rate's tax, where the order knows them. */
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

function atRate(cents: number, basisPoints: number | undefined) {
  return { cents, ...(basisPoints !== undefined && { basisPoints }) };
}

/** Lines with their parts of the tax. */
function taxed(lines: readonly BillLine[]): BillLine[] {
  const taxes = splitTax(lines);
  return lines.map((line, index) => {
    const taxCents = taxes[index];
    return taxCents === undefined ? line : { ...line, taxCents };
  });
}

/**
 * What the delivery of an order costs, by rate: split over all ordered books, as its cost is that of the order, so that what
 * becomes of lines later changes neither.
 */
export function deliveryByRate(
  cents: number,
  lines: readonly TaxedLine[],
): { cents: number; basisPoints?: number }[] {
  if (cents <= 0) return [];
  const sums = taxSums(lines);
  if (sums.length === 0) return [{ cents }];
  const weights = sums.map(({ grossCents }) => grossCents);
  return splitInProportion(cents, weights)
    .map((part, index) => atRate(part, sums[index]?.basisPoints))
    .filter((part) => part.cents > 0);
}

/** What a discount takes off some books: one line for each rate. */
function discountLines({ discount, parts }: AppliedDiscount, lines: readonly BilledBook[]): BillLine[] {
  const byRate = new Map<number | undefined, BillLine>();
  const { number, reason: title } = discount;
  for (const { bookId, cents } of parts) {
    const line = lines.find((one) => one.bookId === bookId);
    if (!line || cents === 0) continue;
    const sum = byRate.get(line.taxBasisPoints)?.cents ?? 0;
    byRate.set(line.taxBasisPoints, {
      kind: 'discount',
      number,
      title,
      ...atRate(sum - cents, line.taxBasisPoints),
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
    kind: 'book' as const,
    bookId,
    title,
    ...atRate(unitCents, taxBasisPoints),
  }));
  const delivery = hasDelivery ? deliveryByRate(orderedDeliveryCents(order), order.lines) : [];
  return taxed([
    ...books,
    ...discountsOf(order, all).flatMap((applied) => discountLines(applied, lines)),
    ...delivery.map((line) => ({ kind: 'delivery' as const, title: t('Delivery'), ...line })),
  ]);
}

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

/**
 * The sums of an order, or of a part of it, by rate: with the tax that its invoices and credit notes name together, and that
 * of what they do not hold.
 */
export function orderSums(
  order: BilledOrder & Pick<OrderInvoiceFields, 'billed'>,
  part?: PartOfOrder,
): TaxSum[] {
  return billSums(billOf(order, part)).map(({ basisPoints, grossCents }) => {
    const billed = (order.billed ?? []).filter((one) => one.basisPoints === basisPoints);
    const billedCents = billed.reduce((sum, { cents }) => sum + cents, 0);
    const billedTax = billed.reduce((sum, { taxCents }) => sum + taxCents, 0);
    const taxCents = billedTax + taxWithin(grossCents - billedCents, basisPoints);
    return { basisPoints, grossCents, taxCents: grossCents === 0 ? 0 : taxCents };
  });
}

/** What a change adds to the discounts that the shop has given for good, of one rate. */
interface DiscountMove {
  basisPoints?: number;
  cents: number;
}

type OrderOfParcels = BilledOrder & { parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[] };

/** The discounts of the books that the shopper has got and keeps. */
function earnedDiscounts(order: OrderOfParcels): BillLine[] {
  const bill = billOf(order, { lines: deliveredLines(order), hasDelivery: false });
  return bill.filter(({ kind }) => kind === 'discount');
}

/** What a change moves of the discounts of delivered books, by rate: the moves of an order add up to its bill's. */
export function discountMoves(before: OrderOfParcels, after: OrderOfParcels): DiscountMove[] {
  const moves = new Map<number | undefined, number>();
  const add = (bill: readonly BillLine[], sign: 1 | -1) => {
    for (const { basisPoints, cents } of bill) {
      moves.set(basisPoints, (moves.get(basisPoints) ?? 0) + sign * cents);
    }
  };
  add(earnedDiscounts(after), 1);
  add(earnedDiscounts(before), -1);
  return [...moves]
    .filter(([, cents]) => cents !== 0)
    .map(([basisPoints, cents]) => atRate(cents, basisPoints));
}

/** The tax by rate of what the shopper has got and keeps. */
function earnedTaxes(order: OrderOfParcels & Pick<OrderInvoiceFields, 'billed'>): Map<number, number> {
  const lines = deliveredLines(order);
  const sums = orderSums(order, { lines, hasDelivery: lines.length > 0 });
  return new Map(sums.map(({ basisPoints, taxCents }) => [basisPoints, taxCents]));
}

/** What a change moves of the tax of delivered books, by rate: the moves of an order add up to the tax of its documents. */
export function taxMoves(
  before: OrderOfParcels & Pick<OrderInvoiceFields, 'billed'>,
  after: OrderOfParcels & Pick<OrderInvoiceFields, 'billed'>,
): { basisPoints: number; taxCents: number }[] {
  const [were, are] = [earnedTaxes(before), earnedTaxes(after)];
  return [...new Set([...were.keys(), ...are.keys()])].map((basisPoints) => ({
    basisPoints,
    taxCents: (are.get(basisPoints) ?? 0) - (were.get(basisPoints) ?? 0),
  }));
}
