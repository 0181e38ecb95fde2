import type { ChosenOffer } from '@bookstore/functions/shared/offer/choose-offer';
import type { OffersForBooks } from '@bookstore/functions/shared/offer/offer-terms';
import type { LineIdentity } from '@bookstore/functions/shared/order/order-lines';
import type { TaxedAmount } from '@bookstore/functions/shared/tax/tax-sums';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { askApi } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { carriedCode } from '#entities/offer/carried-code.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';

interface AskedOffers {
  /** The books that can be bought. */
  bookIds: readonly string[];
  /** Who may have had what is for one order only; undefined for a visitor. */
  uid: string | undefined;
  /** Whether it is known who that is. */
  isKnown: boolean;
}

export type OfferedLine = LineIdentity & { unitCents: number };

/**
 * What the shop offers for the books of a cart; only a shop with offers is asked, and only its pages load what reckons with
 * them. What it has answered to an order counts more, for as long as the books stay the same.
 */
export function useOffers({ bookIds, uid, isKnown }: AskedOffers) {
  const shop = useShop();
  const isOn = shop.offers === true;
  const code = useLocalStore(carriedCode, '');
  const body = { bookIds: [...bookIds], code, ...pageLanguage };
  const about = JSON.stringify(body);
  const [told, setTold] = useState<{ about: string; answer: OffersForBooks }>();
  const { data, error } = useApiQuery({
    queryKey: [uid ? 'POST /api/account/offers' : 'POST /api/cart/offers', { body }],
    queryFn: async ({ signal }) => {
      const [answer, { offerRules }] = await Promise.all([
        uid
          ? callShopperApi('POST /api/account/offers', { body }, signal)
          : askApi('POST /api/cart/offers', { body }, signal),
        import('./offer-rules.ts'),
      ]);
      return { answer, ...offerRules };
    },
    enabled: isOn && isKnown && bookIds.length > 0,
    staleTime: 0,
    // While another cart is asked about, the offer of the former one stays in its place.
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (error) console.warn('What is offered could not be loaded; the order will say it:', error);
  }, [error]);
  const answer = told?.about === about ? told.answer : data?.answer;
  return {
    code: isOn ? code : '',
    /** Undefined until the shop has answered, and where it has no offers. */
    answer: bookIds.length > 0 ? answer : undefined,
    /** The offer that takes most off. @param deliveryCents undefined where that is not known */
    choose: (lines: readonly OfferedLine[], deliveryCents: number | undefined): ChosenOffer | undefined =>
      answer && data?.chooseOffer(answer.terms, lines, deliveryCents),
    /** Called with what the shop has answered to an order. @returns what has changed, in words */
    tell(offers: OffersForBooks, total: string): string {
      setTold({ about, answer: offers });
      return offers.problem && data
        ? data.problemText(offers.problem, shop)
        : t('What is offered has changed: the total is {total} now', { total });
    },
    /** Called once the code was ordered with. */
    end: () => carriedCode.set(''),
  };
}

export type CartOffers = ReturnType<typeof useOffers>;

/** What an offer takes off, for the tax of an order. */
export const taxedOff = (
  offer: ChosenOffer | undefined,
  lines: readonly { bookId: string; taxBasisPoints?: number }[],
): TaxedAmount[] =>
  (offer?.parts ?? []).map(({ id, cents }) => ({
    cents: 0 - cents,
    basisPoints: lines.find(({ bookId }) => bookId === id)?.taxBasisPoints,
  }));
