// Without yup, since the cart and the checkout load it.

/** For the books in question; whether the shopper may have it was checked before. */
export interface OfferTerms {
  id: string;
  title: string;
  /** The offer of the code that was entered. */
  isCode?: true;
  /** Exactly one of these. */
  basisPoints?: number;
  cents?: number;
  isFreeDelivery?: true;
  bookIds: string[];
  fromCents: number;
}

export type OfferProblem =
  | 'unknown'
  | 'ended'
  | 'not-yet'
  | 'used-up'
  | 'used'
  | 'not-first'
  | 'fixed'
  | 'reduced'
  | 'no-book';

export interface OffersForBooks {
  terms: OfferTerms[];
  /** About the code. */
  problem?: { why: OfferProblem; title: string; day?: string };
  /** In an offer's scope, but not to be reduced: fixed by law, or reduced already. */
  fixed: string[];
  reduced: string[];
}

export const isOffersForBooks = (value: unknown): value is OffersForBooks =>
  ['terms', 'fixed', 'reduced'].every((name) => Array.isArray(Object(value)[name]));
