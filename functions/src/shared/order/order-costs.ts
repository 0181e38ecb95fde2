import { sumOf } from '../values/sum-of.ts';
import { chargeByRate, chargesOf } from './charges.ts';
import { type AppliedDiscount, discountsOf } from './discount-parts.ts';
import { findLine, keptLines, lineId, type OrderOfLines } from './order-lines.ts';
import { voucherRoom } from './voucher-room.ts';

// What an order costs is a list, from which every sum and every paper is made.

/** At one tax rate; negative for a discount. */
export interface Cost {
  /** 'book', 'discount', or one of charges.ts. */
  kind: string;
  /** Also used in invoices: a line's id, or ':discount-1', ':delivery'. No book id begins with a colon. */
  key: string;
  /** A book's title, a discount's reason. */
  about: string;
  cents: number;
  /** Where the order has tax. */
  basisPoints?: number | undefined;
}

export function discountKey(number: number): string {
  return `:discount-${number}`;
}

/** `hasCharges`: with what belongs to the order as a whole. */
export interface PartOfOrder {
  lines: OrderOfLines['lines'];
  hasCharges: boolean;
}

/** One amount per rate. */
function reductions({ discount, parts }: AppliedDiscount, lines: OrderOfLines['lines']): Cost[] {
  const byRate = new Map<number | undefined, number>();
  for (const { id, cents } of parts) {
    const line = findLine({ lines }, id);
    if (line && cents !== 0) byRate.set(line.taxBasisPoints, (byRate.get(line.taxBasisPoints) ?? 0) - cents);
  }
  const { number, reason: about } = discount;
  const key = discountKey(number);
  return [...byRate].map(([basisPoints, cents]) => ({ kind: 'discount', key, about, cents, basisPoints }));
}

/** Books, discounts and charges. */
export function costsOf(order: OrderOfLines, { lines, hasCharges }: PartOfOrder): Cost[] {
  const kept = keptLines(order);
  const all = order.lines.filter((line) => kept.includes(line) || lines.includes(line));
  return [
    ...lines.map((line) => ({
      kind: 'book',
      key: lineId(line),
      about: line.title ?? '',
      cents: line.unitCents,
      basisPoints: line.taxBasisPoints,
    })),
    ...discountsOf(order, all).flatMap((applied) => reductions(applied, lines)),
    ...(hasCharges ? chargesOf(order) : []).flatMap((charge) => chargeByRate(charge, order.lines)),
  ];
}

/** The key of what a voucher has paid that was taxed when it was sold. */
export const prepaidKey = (voucherId: string) => `:prepaid-${voucherId}`;

/**
 * The costs that are taxed now: minus what was paid by vouchers that were taxed when they were sold, as negative
 * amounts. For a part of an order these pay as much as they can, so that the whole order has all of them.
 */
export function taxableCosts(order: OrderOfLines, part: PartOfOrder): Cost[] {
  const costs = costsOf(order, part);
  const room = voucherRoom(costs);
  const paid = (order.vouchers ?? []).flatMap(({ voucherId, lastFour, cents, taxed }) => {
    const taken = taxed ? room({ taxed }, cents) : 0;
    const key = prepaidKey(voucherId);
    const basisPoints = taxed?.basisPoints;
    return taken === 0 ? [] : [{ kind: 'prepaid', key, about: `…${lastFour}`, cents: -taken, basisPoints }];
  });
  return [...costs, ...paid];
}

export function costCents(costs: readonly Pick<Cost, 'cents'>[]): number {
  return sumOf(costs, 'cents');
}

/** Any book brings the charges with it. */
export function withCharges(lines: OrderOfLines['lines']): PartOfOrder {
  return { lines, hasCharges: lines.length > 0 };
}
