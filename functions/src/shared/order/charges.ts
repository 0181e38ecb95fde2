import { splitInProportion } from '../tax/tax-rounding.ts';
import { type TaxedLine, taxSums } from '../tax/tax-sums.ts';
import { t } from '../words/words.ts';
import type { Cost } from './order-costs.ts';

/** An amount that belongs to an order as a whole, as it is stored: it is paid as long as the order has a book. */
interface Charge {
  kind: string;
  /** Tells those of one kind apart; the first needs none. */
  number?: number | undefined;
  cents: number;
  /** The rate of its tax; without one it is taxed as the books are. */
  basisPoints?: number | undefined;
  /** What it is for, in words of the shop or the shopper. */
  about?: string | undefined;
}

export interface OrderOfCharges {
  collection?: boolean | undefined;
  /** What the delivery costs; nothing when it is not said. */
  deliveryCents?: number | undefined;
  /** All others. */
  charges?: readonly Charge[] | undefined;
}

/**
 * The kinds of charges, and what they are called. A new one is a line here: bill, totals, papers, mails, invoices, ledger,
 * exports and pages walk what an order costs.
 */
export const chargeKinds: Readonly<Record<string, (order: OrderOfCharges) => string>> = {
  delivery: ({ collection }) => (collection ? t('Collection') : t('Delivery')),
  'gift-wrapping': () => t('Gift wrapping'),
  reminder: () => t('Fee of a reminder'),
  /** Alone on an invoice, of one that is taxed as it is sold. */
  voucher: () => t('Gift voucher'),
};

/** One that only a later release knows goes by its own name. */
export function chargeLabel(kind: string, order: OrderOfCharges = {}): string {
  return chargeKinds[kind]?.(order) ?? kind;
}

/** All charges of an order, be it that one costs nothing; the delivery is one where the shop does not deliver free everywhere. */
export function chargesOf({ deliveryCents, charges = [] }: OrderOfCharges): Cost[] {
  const delivery = deliveryCents === undefined ? [] : [{ kind: 'delivery', cents: deliveryCents }];
  return [...delivery, ...charges].map(({ number, about = '', ...charge }: Charge) => ({
    ...charge,
    key: `:${charge.kind}${number === undefined ? '' : `-${number}`}`,
    about,
  }));
}

/**
 * A charge at each rate of tax. One without a rate of its own is split over all ordered books, as it is that of the order,
 * so that what becomes of lines later changes neither.
 */
export function chargeByRate(charge: Cost, lines: readonly TaxedLine[]): Cost[] {
  const sums = charge.basisPoints === undefined ? taxSums(lines) : [];
  const weights = sums.map(({ grossCents }) => grossCents);
  const parts = splitInProportion(charge.cents, weights).map((cents, index) => {
    return { ...charge, cents, basisPoints: sums[index]?.basisPoints };
  });
  return (sums.length === 0 ? [charge] : parts).filter(({ cents }) => cents !== 0);
}
