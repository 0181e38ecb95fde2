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
  /** Books that can be bought. */
  bookIds: readonly string[];
  /** For offers limited to one order per shopper; undefined for a visitor. */
  uid: string | undefined;
  /** Whether it is known who is signed in. */
  isKnown: boolean;
}

export type OfferedLine = LineIdentity & { unitCents: number };

/**
 * Asks only in a shop with offers, and loads the rules only then. The shop's answer to an order takes precedence while
 * the books stay the same.
 */
export function useOffers({ bookIds, uid, isKnown }: AskedOffers) {
  const shop = useShop();
  const isOn = shop.offers === true;
  const code = useLocalStore(carriedCode, '');
  const body = { bookIds: [...bookIds], code, ...pageLanguage };
  const about = JSON.stringify(body);
  const [latest, setLatest] = useState<{ about: string; answer: OffersForBooks }>();
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
    // While another cart is loading, the previous offer stays.
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (error) console.warn('What is offered could not be loaded; the order will say it:', error);
  }, [error]);
  const answer = latest?.about === about ? latest.answer : data?.answer;
  return {
    code: isOn ? code : '',
    /** Undefined until the shop has answered, and in a shop without offers. */
    answer: bookIds.length > 0 ? answer : undefined,
    /** The best offer. @param deliveryCents undefined when not known */
    choose: (lines: readonly OfferedLine[], deliveryCents: number | undefined): ChosenOffer | undefined =>
      answer && data?.chooseOffer(answer.terms, lines, deliveryCents),
    /** Called with the shop's answer to an order. @returns the changes, in words */
    tell(offers: OffersForBooks, total: string): string {
      setLatest({ about, answer: offers });
      return offers.problem && data
        ? data.problemText(offers.problem, shop)
        : t('What is offered has changed: the total is {total} now', { total });
    },
    /** Called once an order has used the code. */
    end: () => carriedCode.set(''),
  };
}

export type CartOffers = ReturnType<typeof useOffers>;

/** Discounts as taxed amounts. */
export const taxedOff = (
  offer: ChosenOffer | undefined,
  lines: readonly { bookId: string; taxBasisPoints?: number }[],
): TaxedAmount[] =>
  (offer?.parts ?? []).map(({ id, cents }) => ({
    cents: 0 - cents,
    basisPoints: lines.find(({ bookId }) => bookId === id)?.taxBasisPoints,
  }));
