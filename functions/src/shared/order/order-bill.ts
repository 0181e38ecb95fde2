import { shopFacts } from '../shop/shop.ts';
import { type OrderOfTax, rateRows, type TaxRow } from '../tax/order-tax.ts';
import { splitTax, taxWithin } from '../tax/tax-rounding.ts';
import { sumsByRate, type TaxSum } from '../tax/tax-sums.ts';
import { costWithTax } from '../tax/tax-words.ts';
import type { Money } from '../values/money.ts';
import { sumOf } from '../values/sum-of.ts';
import { t } from '../words/words.ts';
import { chargeLabel, chargesOf, type OrderOfCharges } from './charges.ts';
import { type Cost, costsOf, type PartOfOrder, taxableCosts, withCharges } from './order-costs.ts';
import type { OrderInvoiceFields } from './order-invoices.ts';
import type { OrderOfLines } from './order-lines.ts';
import { deliveredLines, presentLines } from './order-totals.ts';
import type { Parcel } from './parcels.ts';

/** An amount of what an order costs, with its part of its rate's tax, where the order knows it. */
export interface BillLine extends Cost {
  taxCents?: number;
}

/** Everything that a part of an order costs, line by line. Without a part, what the order costs now. */
export function billOf(order: OrderOfLines, part = withCharges(presentLines(order))): BillLine[] {
  return withTaxes(costsOf(order, part));
}

function withTaxes(costs: readonly Cost[]): BillLine[] {
  const taxes = splitTax(costs);
  return costs.map((cost, index) => {
    const taxCents = taxes[index];
    return taxCents === undefined ? cost : { ...cost, taxCents };
  });
}

/** The sums of a bill by rate, the lowest first; lines without a rate are left out. */
export function billSums(bill: readonly BillLine[]): TaxSum[] {
  return sumsByRate(bill).flatMap(({ basisPoints, ...sum }) =>
    basisPoints === undefined ? [] : [{ ...sum, basisPoints }],
  );
}

/** The tax of a bill by rate, in words; no rows for an order that knows none. */
export function billTaxes(order: OrderOfTax, bill: readonly BillLine[], money: Money): TaxRow[] {
  return rateRows(order, billSums(bill), money);
}

/** The discounts of a bill as people read them, each once; where tax comes on top of the prices, without it, as the books. */
export function billDiscounts(
  { taxName, taxIsIncluded }: OrderOfTax,
  bill: readonly BillLine[],
): Pick<BillLine, 'key' | 'about' | 'cents'>[] {
  const isOnTop = taxName !== undefined && taxName !== '' && taxIsIncluded === false;
  const lines = bill.filter(({ kind }) => kind === 'discount');
  return [...Map.groupBy(lines, ({ key }) => key)].map(([key, parts]) => ({
    key,
    about: parts[0]?.about ?? '',
    cents: parts.reduce((sum, { cents, taxCents = 0 }) => sum + cents - (isOnTop ? taxCents : 0), 0),
  }));
}

/** What stands below books: 'Discount', 'A bent corner', '-$1.50'. */
export interface CostRow {
  key: string;
  label: string;
  detail: string;
  amount: string;
}

/** The charges of an order as people read them: 'Delivery', '$4.00', or that it is free. */
export function chargeRows(order: OrderOfTax & OrderOfCharges, money: Money): CostRow[] {
  const { taxName: name, taxIsIncluded: isIncluded = true } = order;
  return chargesOf(order).map(({ kind, key, about: detail, cents }) => ({
    key,
    label: chargeLabel(kind, order),
    detail,
    amount: cents
      ? costWithTax(money.text(cents), name ? { name, isIncluded } : undefined)
      : shopFacts.delivery.cost,
  }));
}

/** All that a paper about a part of an order says below its books: what is taken off them, and the charges. */
export function rowsBelowBooks(order: OrderOfLines & OrderOfTax, part: PartOfOrder, money: Money): CostRow[] {
  const discounts = billDiscounts(order, billOf(order, part)).map(({ key, about: detail, cents }) => ({
    key,
    label: t('Discount'),
    detail,
    amount: money.text(cents),
  }));
  return [...discounts, ...(part.hasCharges ? chargeRows(order, money) : [])];
}

/**
 * The sums of an order, or of a part of it, by rate: with the tax that its invoices and credit notes name together, and that
 * of what they do not hold. What was taxed with vouchers is not in them.
 */
export function orderSums(
  order: OrderOfLines & Pick<OrderInvoiceFields, 'billed'>,
  part = withCharges(presentLines(order)),
): TaxSum[] {
  return billSums(withTaxes(taxableCosts(order, part))).map(({ basisPoints, grossCents }) => {
    const billed = (order.billed ?? []).filter((one) => one.basisPoints === basisPoints);
    const billedCents = sumOf(billed, 'cents');
    const billedTax = sumOf(billed, 'taxCents');
    const taxCents = billedTax + taxWithin(grossCents - billedCents, basisPoints);
    return { basisPoints, grossCents, taxCents: grossCents === 0 ? 0 : taxCents };
  });
}

type OrderOfParcels = OrderOfLines & { parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[] };

type BilledOrder = OrderOfParcels & Pick<OrderInvoiceFields, 'billed'>;

/** What a change adds to what the shopper pays for good beside books, or takes off it. */
interface CostMove {
  kind: string;
  basisPoints?: number;
  cents: number;
}

/** Of the books that the shopper has got and keeps: by kind and rate. The moves of an order add up to its bill's. */
export function costMoves(before: OrderOfParcels, after: OrderOfParcels): CostMove[] {
  const moves = new Map<string, CostMove>();
  for (const [order, sign] of [
    [after, 1],
    [before, -1],
  ] as const) {
    for (const { kind, basisPoints, cents } of taxableCosts(order, withCharges(deliveredLines(order)))) {
      const name = `${kind} ${basisPoints}`;
      const sum = (moves.get(name)?.cents ?? 0) + sign * cents;
      moves.set(name, { kind, ...(basisPoints !== undefined && { basisPoints }), cents: sum });
    }
  }
  return [...moves.values()].filter(({ kind, cents }) => kind !== 'book' && cents !== 0);
}

/** The tax by rate of what the shopper has got and keeps. */
function earnedTaxes(order: BilledOrder): Map<number, number> {
  const sums = orderSums(order, withCharges(deliveredLines(order)));
  return new Map(sums.map(({ basisPoints, taxCents }) => [basisPoints, taxCents]));
}

/** What a change moves of the tax of delivered books, by rate: the moves of an order add up to the tax of its documents. */
export function taxMoves(
  before: BilledOrder,
  after: BilledOrder,
): { basisPoints: number; taxCents: number }[] {
  const [were, are] = [earnedTaxes(before), earnedTaxes(after)];
  return [...new Set([...were.keys(), ...are.keys()])].map((basisPoints) => ({
    basisPoints,
    taxCents: (are.get(basisPoints) ?? 0) - (were.get(basisPoints) ?? 0),
  }));
}
