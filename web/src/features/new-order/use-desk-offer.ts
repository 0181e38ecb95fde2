import type { OffersForBooks } from '@bookstore/functions/shared/offer/offer-terms';
import { useShop } from '#config/shop.ts';
import { askApi, browserData } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import type { DeskDraft } from './desk-draft.ts';

type Asked = Pick<DeskDraft, 'offerCode' | 'lines'>;

const bodyOf = ({ offerCode, lines }: Asked) => ({
  bookIds: lines.map(({ book }) => book._id),
  code: offerCode,
});

const keyOf = (draft: Asked) => ['POST /api/cart/offers', { body: bodyOf(draft) }] as const;

/** What the shop offers for the typed code; undefined until it answers. */
export function useDeskOffer(draft: Asked): OffersForBooks | undefined {
  const isOn = useShop().offers === true && draft.offerCode !== '' && draft.lines.length > 0;
  const { data } = useApiQuery({
    queryKey: keyOf(draft),
    queryFn: ({ signal }) => askApi('POST /api/cart/offers', { body: bodyOf(draft) }, signal),
    enabled: isOn,
    staleTime: 0,
  });
  return isOn ? data : undefined;
}

/** The answer to the order takes precedence: the customer is known by then. */
export const noteOffers = (draft: Asked, offers: OffersForBooks) =>
  browserData.setQueryData(keyOf(draft), offers);
