import { t } from '../words/words.ts';
import { defaultFrame, type ShopProfile } from './shop-profile.ts';

/** The shop's name; one that has set none is named in the language that is spoken. */
export const spokenName = ({ shopName }: Pick<ShopProfile, 'shopName'>): string =>
  shopName === defaultFrame.shopName ? t('Book Store') : shopName;
