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

/** With its share of its rate's tax, where the order has tax. */
export interface BillLine extends Cost {
  taxCents?: number;
}

/** One line each. Without a part, what the order costs now. */
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

/** By rate, the lowest first; lines without a rate are left out. */
export function billSums(bill: readonly BillLine[]): TaxSum[] {
  return sumsByRate(bill).flatMap(({ basisPoints, ...sum }) =>
    basisPoints === undefined ? [] : [{ ...sum, basisPoints }],
  );
}

/** No rows for an order without tax. */
export function billTaxes(order: OrderOfTax, bill: readonly BillLine[], money: Money): TaxRow[] {
  return rateRows(order, billSums(bill), money);
}

/** One per discount; without tax where it comes on top of the prices, as with the books. */
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

/** 'Discount', 'A bent corner', '-$1.50'. */
export interface CostRow {
  key: string;
  label: string;
  detail: string;
  amount: string;
}

/** 'Delivery', '$4.00', or that it is free. */
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

/** What a paper about a part of an order shows below its books: discounts and charges. */
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
 * By rate: the tax of its invoices and credit notes together, and the tax of what is not invoiced. Without what was
 * taxed with vouchers.
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

/** A change of the discounts and charges that the shopper pays for good. */
interface CostMove {
  kind: string;
  basisPoints?: number;
  cents: number;
}

/** Of books that the shopper has received and keeps: by kind and rate. The moves of an order add up to its bill's. */
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

/** By rate, of what the shopper has received and keeps. */
function earnedTaxes(order: BilledOrder): Map<number, number> {
  const sums = orderSums(order, withCharges(deliveredLines(order)));
  return new Map(sums.map(({ basisPoints, taxCents }) => [basisPoints, taxCents]));
}

/** The change of the tax of delivered books, by rate: the moves of an order add up to the tax of its documents. */
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
