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

/** What the shop offers by the code that was typed; undefined as long as it has not answered. */
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

/** What it has answered to the order counts more: it knows the customer by then. */
export const noteOffers = (draft: Asked, offers: OffersForBooks) =>
  browserData.setQueryData(keyOf(draft), offers);
