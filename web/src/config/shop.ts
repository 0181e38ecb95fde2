import { shopFacts } from '@bookstore/functions/shared/shop/shop';
import { frameWith, type ShopChanges, type ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { t } from '@bookstore/functions/shared/words/words';
import { createContext, useContext } from 'react';

/** Fixed texts of the shop; what the functions need, too, is in `functions/src/shared/shop/shop.ts`. */
export const shop = {
  ...shopFacts,
  tagline: t('A good book is waiting'),
  /** Prices include taxes, and the delivery. */
  taxes: t('Included in the prices'),
};

/** For search engines, under the name of the shop. */
export const descriptionOf = ({ payment }: Pick<ShopFrame, 'payment'>): string =>
  payment
    ? t('An independent online book store: fiction, horror, adventure, business and technology.')
    : t(
        'An independent online book store: fiction, horror, adventure, business and technology, paid on delivery.',
      );

export const ShopContext = createContext<ShopChanges>({});

export function useShop(): ShopFrame {
  return frameWith(useContext(ShopContext));
}
