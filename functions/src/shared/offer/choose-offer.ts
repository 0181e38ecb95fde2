import { sumOf } from '../values/sum-of.ts';
// Without yup, since the cart and the checkout load it.

import { discountsOf } from '../order/discount-parts.ts';
import { type LineIdentity, lineId } from '../order/order-lines.ts';
import type { OfferTerms } from './offer-terms.ts';

type Line = LineIdentity & { unitCents: number };

export interface ChosenOffer {
  terms: OfferTerms;
  /** Off each line of its books; nothing where the delivery is free. */
  cents: number;
  parts: { id: string; cents: number }[];
  /** The cost of the free delivery, as far as it is known. */
  deliveryCents: number;
}

function applied(terms: OfferTerms, lines: readonly Line[], deliveryCents: number): ChosenOffer {
  if (terms.isFreeDelivery) return { terms, cents: 0, parts: [], deliveryCents };
  const { basisPoints, cents } = terms;
  const bookIds = lines.filter(({ bookId }) => terms.bookIds.includes(bookId)).map(lineId);
  const discount = { number: 1, reason: '', at: '', bookIds, ...(cents ? { cents } : { basisPoints }) };
  const [made] = discountsOf({ status: 'placed', lines, lineChanges: [], discounts: [discount] }, lines);
  const parts = (made?.parts ?? []).filter((part) => part.cents > 0);
  return { terms, cents: made?.cents ?? 0, parts, deliveryCents: 0 };
}

/**
 * The best offer, of equals the first; undefined where none takes anything off.
 * @param deliveryCents undefined while unknown: then free delivery is better than nothing
 */
export function chooseOffer(
  terms: readonly OfferTerms[],
  lines: readonly Line[],
  deliveryCents: number | undefined,
): ChosenOffer | undefined {
  const goods = sumOf(lines, 'unitCents');
  const saved = (one: ChosenOffer) => one.cents + one.deliveryCents;
  return terms
    .filter(({ fromCents }) => goods > 0 && goods >= fromCents)
    .map((one) => applied(one, lines, deliveryCents ?? 0))
    .filter((one) => saved(one) > 0 || (one.terms.isFreeDelivery && deliveryCents === undefined))
    .reduce<ChosenOffer | undefined>(
      (best, one) => (best && saved(best) >= saved(one) ? best : one),
      undefined,
    );
}
