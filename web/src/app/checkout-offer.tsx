import type { ChosenOffer } from '@bookstore/functions/shared/offer/choose-offer';
import type { TaxedAmount } from '@bookstore/functions/shared/tax/tax-sums';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '#features/auth/auth-context.ts';
import type { CartLine } from '#features/cart/cart-costs.ts';
import { type CartOffers, taxedOff, useOffers } from '#features/offers/use-offers.ts';

export interface CheckoutOffered extends Pick<CartOffers, 'code' | 'tell' | 'end'> {
  chosen: ChosenOffer | undefined;
  /** What it takes off, for the tax. */
  taxed: TaxedAmount[];
}

interface CheckoutOfferProps {
  /** Only those that can be bought. */
  bookIds: readonly string[];
  lines: readonly CartLine[];
  deliveryCents: number | undefined;
  onOffered: (offered: CheckoutOffered) => void;
}

/** Fetches the offers for an order, in a shop that has some; the checkout shows them. */
export function CheckoutOffer({ bookIds, lines, deliveryCents, onOffered }: CheckoutOfferProps): null {
  const { currentUser, loading } = useAuth();
  const offers = useOffers({ bookIds, uid: currentUser?.uid, isKnown: !loading });
  const { code, tell, end } = offers;
  const chosen = offers.choose(lines, deliveryCents);
  const taxed = taxedOff(chosen, lines);
  const report = useEffectEvent(() => onOffered({ chosen, taxed, code, tell, end }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered by its text
  useEffect(() => report(), [JSON.stringify([chosen, taxed, code, bookIds])]);
  return null;
}
