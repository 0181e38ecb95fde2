import { shopFacts } from '@bookstore/functions/shared/shop/shop';
import { frameWith, type ShopChanges, type ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { t } from '@bookstore/functions/shared/words/words';
import { createContext, useContext } from 'react';

/** What no setting changes; what the functions need, too, stands in `functions/src/shared/shop/shop.ts`. */
export const shop = {
  ...shopFacts,
  tagline: t('A good book is waiting'),
  /** The checkout's words on taxes; prices include them, and the delivery. */
  taxes: t('Included in the prices'),
};

/** What search engines show under the name of the shop. */
export const descriptionOf = ({ payment }: Pick<ShopFrame, 'payment'>): string =>
  payment
    ? t('An independent online book store: fiction, horror, adventure, business and technology.')
    : t(
        'An independent online book store: fiction, horror, adventure, business and technology, paid on delivery.',
      );

/** What the owner has set of the shop's profile. */
export const ShopContext = createContext<ShopChanges>({});

/** The shop's name, contact and promo line, as its owner has set them. */
export function useShop(): ShopFrame {
  return frameWith(useContext(ShopContext));
}
