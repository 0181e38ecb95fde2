// Without yup, since the cart and the checkout load it.

/** What an offer gives for some books, as the shop has judged it: who may have it is no question here. */
export interface OfferTerms {
  id: string;
  title: string;
  /** Whether it is the one whose code the shopper has. */
  isCode?: true;
  /** One of these. */
  basisPoints?: number;
  cents?: number;
  isFreeDelivery?: true;
  /** The books that it reduces. */
  bookIds: string[];
  fromCents: number;
}

/** Why a code counts for nothing. */
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

/** What the shop offers for some books. */
export interface OffersForBooks {
  terms: OfferTerms[];
  /** Of the code. */
  problem?: { why: OfferProblem; title: string; day?: string };
  /** The books that an offer would reduce, if their prices were not fixed by law, or reduced already. */
  fixed: string[];
  reduced: string[];
}

/** Whether this is what the shop has answered. */
export const isOffersForBooks = (value: unknown): value is OffersForBooks =>
  ['terms', 'fixed', 'reduced'].every((name) => Array.isArray(Object(value)[name]));
