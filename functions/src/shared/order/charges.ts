import { splitInProportion } from '../tax/tax-rounding.ts';
import { type TaxedLine, taxSums } from '../tax/tax-sums.ts';
import { t } from '../words/words.ts';
import type { Cost } from './order-costs.ts';

/** An amount of an order as a whole; charged as long as the order has a book. */
interface Charge {
  kind: string;
  /** Needed only from the second of a kind on. */
  number?: number | undefined;
  cents: number;
  /** Its own tax rate; without one it is taxed as the books are. */
  basisPoints?: number | undefined;
  /** What it is for, in words of the shop or the shopper. */
  about?: string | undefined;
}

export interface OrderOfCharges {
  collection?: boolean | undefined;
  /** Missing means none. */
  deliveryCents?: number | undefined;
  charges?: readonly Charge[] | undefined;
}

/**
 * A new kind of charge is a line here: bill, totals, papers, mails, invoices, ledger, exports and pages go through what
 * an order costs.
 */
export const chargeKinds: Readonly<Record<string, (order: OrderOfCharges) => string>> = {
  delivery: ({ collection }) => (collection ? t('Collection') : t('Delivery')),
  'gift-wrapping': () => t('Gift wrapping'),
  reminder: () => t('Fee of a reminder'),
  /** Only on an invoice, for a voucher that is taxed when it is sold. */
  voucher: () => t('Gift voucher'),
};

/** A kind that only a later release knows is shown by its own name. */
export function chargeLabel(kind: string, order: OrderOfCharges = {}): string {
  return chargeKinds[kind]?.(order) ?? kind;
}

/** Also those that cost nothing; the delivery is one where the shop does not deliver free everywhere. */
export function chargesOf({ deliveryCents, charges = [] }: OrderOfCharges): Cost[] {
  const delivery = deliveryCents === undefined ? [] : [{ kind: 'delivery', cents: deliveryCents }];
  return [...delivery, ...charges].map(({ number, about = '', ...charge }: Charge) => ({
    ...charge,
    key: `:${charge.kind}${number === undefined ? '' : `-${number}`}`,
    about,
  }));
}

/** A charge without a rate of its own is split over all ordered books, so that later changes of lines do not change it. */
export function chargeByRate(charge: Cost, lines: readonly TaxedLine[]): Cost[] {
  const sums = charge.basisPoints === undefined ? taxSums(lines) : [];
  const weights = sums.map(({ grossCents }) => grossCents);
  const parts = splitInProportion(charge.cents, weights).map((cents, index) => {
    return { ...charge, cents, basisPoints: sums[index]?.basisPoints };
  });
  return (sums.length === 0 ? [charge] : parts).filter(({ cents }) => cents !== 0);
}
