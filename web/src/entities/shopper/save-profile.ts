import type { ProfileEdit, ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { isSame } from '#lib/is-same.ts';
import { saveOrFind } from '#lib/lost-answer.ts';
import { fetchProfile } from './fetch-profile.ts';

/** @throws ApiError, also when another device has changed the profile since it was `seen` */
export function saveProfile(seen: ShopperProfile, edit: ProfileEdit): Promise<ShopperProfile> {
  const headers = { 'If-Match': `"${seen.version}"` };
  return saveOrFind(
    // The language of mails about no order.
    () => callShopperApi('PUT /api/account', { body: { ...edit, ...pageLanguage }, headers }),
    async () => {
      const stored = await fetchProfile();
      return isSame({ ...stored, ...edit }, stored) ? stored : undefined;
    },
  );
}
