import { shopAddressOf } from '../shared/shop/shop-address.ts';

/** Where shoppers reach the shop: SHOP_ADDRESS, which the build for a real project sets, or the emulators' Hosting. */
export function shopAddress(): string {
  const { FUNCTIONS_EMULATOR, GCLOUD_PROJECT = '' } = process.env;
  // Not destructured: the build for a real project puts the address in place of exactly this.
  const named = process.env.SHOP_ADDRESS;
  return shopAddressOf(
    named || (FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : ''),
    GCLOUD_PROJECT,
  );
}
