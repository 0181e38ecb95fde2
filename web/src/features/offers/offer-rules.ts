import { chooseOffer } from '@bookstore/functions/shared/offer/choose-offer';
import { problemText } from '#entities/offer/offer-words.ts';

/** What reckons with offers, and speaks of them: it is loaded with them alone. */
export const offerRules = { chooseOffer, problemText };
