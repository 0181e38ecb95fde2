import { chooseOffer } from '@bookstore/functions/shared/offer/choose-offer';
import { problemText } from '#entities/offer/offer-words.ts';

/** Loaded with the offers only. */
export const offerRules = { chooseOffer, problemText };
