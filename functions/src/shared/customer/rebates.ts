import { rebateLawOf } from '../shop/fixed-price-laws.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** What a customer is to the law of fixed prices. */
export const customerKinds = {
  other: { label: t('Company or another customer') },
  school: { label: t('School, books of the authority') },
  schoolBudget: { label: t('School, out of its own budget') },
  library: { label: t('Public library') },
  researchLibrary: { label: t('Research library') },
} as const;

type CustomerKind = keyof typeof customerKinds;

export const isCustomerKind = keyGuard(customerKinds);

export const customerKindNames: readonly CustomerKind[] = keysOf(customerKinds);

/** A price with so much less, rounded up: a fixed price is never less than the law says. */
export const rebatedCents = (cents: number, basisPoints: number) =>
  Math.ceil((cents * (10_000 - basisPoints)) / 10_000);

interface RebateRule {
  kind: CustomerKind;
  /** What the owner takes off from how many copies of a title on; 0 for nothing. */
  rebateBasisPoints: number;
  rebateFrom: number;
}

interface Ordered {
  copies: number;
  /** Whether the law binds its price: a new book in a country with fixed prices. */
  isFixed: boolean;
  /** The price of the whole order without a rebate, by which the law measures, too. */
  orderCents: number;
}

/**
 * What is taken off the price of a title, in basis points. Of a fixed price it is what the law of the country wants, and
 * where that names only a most, what the owner gives up to it; of any other price what the owner gives.
 */
export function rebateOf(
  { kind, rebateBasisPoints, rebateFrom }: RebateRule,
  { copies, isFixed, orderCents }: Ordered,
  country: string,
): number {
  const own = copies >= Math.max(1, rebateFrom) ? rebateBasisPoints : 0;
  if (!isFixed) return own;
  const law = rebateLawOf(country)?.[kind];
  if (!law) return 0;
  if ('most' in law) return Math.min(own, law.most);
  if ('always' in law) return copies > 1 ? law.always : 0;
  const byValue = law.orderAbove.findLast(({ cents }) => orderCents > cents);
  return (byValue ?? law.copiesAbove.findLast((step) => copies > step.copies))?.basisPoints ?? 0;
}
