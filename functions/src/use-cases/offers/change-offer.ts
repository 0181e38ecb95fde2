import { findOfferCounts } from '../../offers/offer-count-store.ts';
import { findOffers, offers } from '../../offers/offer-store.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { offerState } from '../../shared/audit/offer-state.ts';
import { type ListedOffer, offerLimits } from '../../shared/offer/offer.ts';
import { isSameCode } from '../../shared/offer/offer-code.ts';
import { paidDeliveryLaw } from '../../shared/shop/fixed-price-laws.ts';
import { t } from '../../shared/words/words.ts';
import { keptChanges } from '../kept/kept-changes.ts';

/**
 * Other offers are read outside the transaction, so two added at one moment may have the same code, of which the one
 * changed last counts. @throws WrongValue
 */
export const offerChanges = keptChanges(offers, async (_, { before, after }) => {
  const others = after ? (await findOffers()).filter(({ id }) => id !== before?.id) : [];
  if (others.length >= offerLimits.offers)
    throw new WrongValue('title', () =>
      t('There can be {most} offers at most; delete one first', { most: offerLimits.offers }),
    );
  if (after && after.code !== '' && others.some(({ code }) => code !== '' && isSameCode(code, after.code)))
    throw new WrongValue('code', () => t('Another offer has this code'));
  const law =
    after?.gives === 'delivery' && after.isOn && paidDeliveryLaw((await findSettings()).fixedPrices);
  if (law)
    throw new WrongValue('gives', () =>
      t('The law of your country ({law}) lets no new books be delivered free of charge', { law }),
    );
  return { stateOf: offerState };
});

export async function listOffers(): Promise<ListedOffer[]> {
  const all = await findOffers();
  const counts = new Map((await findOfferCounts(all.map(({ id }) => id))).map((one) => [one.id, one]));
  return all.map((offer) => {
    const { orders = 0, books = 0, cents = 0 } = counts.get(offer.id) ?? {};
    return { ...offer, brought: { orders, books, cents } };
  });
}
