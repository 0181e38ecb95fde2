import { shopAddressOf } from '../shared/shop/shop-address.ts';

export function shopAddress(): string {
  const { FUNCTIONS_EMULATOR, GCLOUD_PROJECT = '' } = process.env;
  // Not destructured: the build for a real project replaces exactly this expression.
  const named = process.env.SHOP_ADDRESS;
  return shopAddressOf(
    named || (FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : ''),
    GCLOUD_PROJECT,
  );
}
