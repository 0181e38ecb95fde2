import type { ProfileEdit, ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { isSame } from '#lib/is-same.ts';
import { saveOrFind } from '#lib/lost-answer.ts';
import { fetchProfile } from './fetch-profile.ts';

/** Changes a part of the profile, unless another device has changed it since it was `seen`. @throws ApiError */
export function saveProfile(seen: ShopperProfile, edit: ProfileEdit): Promise<ShopperProfile> {
  const headers = { 'If-Match': `"${seen.version}"` };
  return saveOrFind(
    // In which mails about no order speak.
    () => callShopperApi('PUT /api/account', { body: { ...edit, ...pageLanguage }, headers }),
    async () => {
      const stored = await fetchProfile();
      return isSame({ ...stored, ...edit }, stored) ? stored : undefined;
    },
  );
}
