import { rebateLawOf } from '../shop/fixed-price-laws.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** The kinds of buyers in laws of fixed prices. */
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

/** Rounded up: a fixed price is never less than the law says. */
export const rebatedCents = (cents: number, basisPoints: number) =>
  Math.ceil((cents * (10_000 - basisPoints)) / 10_000);

interface RebateRule {
  kind: CustomerKind;
  /** The owner's rebate from a number of copies of a title; 0 for none. */
  rebateBasisPoints: number;
  rebateFrom: number;
}

interface Ordered {
  copies: number;
  /** A new book in a country with fixed prices. */
  isFixed: boolean;
  /** Without rebates: the law measures by it, too. */
  orderCents: number;
}

/**
 * In basis points. For a fixed price, as the country's law says; where the law only sets a maximum, the owner's rebate
 * up to it. For any other price the owner's rebate.
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
