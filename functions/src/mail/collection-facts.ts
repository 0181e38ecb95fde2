import type { DeliverySetting } from '../shared/delivery/delivery-setting.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { t } from '../shared/words/words.ts';
import type { Fact } from './fact.ts';

export type CollectionPlace = Pick<ShopProfile, 'shopName' | 'postalAddress' | 'openingHours'> & {
  delivery: Pick<DeliverySetting, 'collectionText'>;
};

export function placeFacts({ shopName, postalAddress, openingHours, delivery }: CollectionPlace): Fact[] {
  const { collectionText = '' } = delivery;
  return [
    { label: t('Collect at'), lines: [shopName, ...postalAddress.split('\n')] },
    { label: t('Opening hours'), lines: openingHours.split('\n') },
    { label: t('Good to know'), lines: collectionText.split('\n') },
  ];
}
