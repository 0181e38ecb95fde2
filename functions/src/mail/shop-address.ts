/** Where shoppers reach the shop, for links in mails: SHOP_ADDRESS in functions/.env, or Hosting's own address. */
export function shopAddress(): string {
  const { SHOP_ADDRESS, FUNCTIONS_EMULATOR, GCLOUD_PROJECT } = process.env;
  if (SHOP_ADDRESS) return SHOP_ADDRESS.replace(/\/$/, '');
  return FUNCTIONS_EMULATOR === 'true' ? 'http://127.0.0.1:5000' : `https://${GCLOUD_PROJECT}.web.app`;
}
