import { defineSecret } from 'firebase-functions/params';

/** API key and webhook signing key, separated by a space; 'off' in a shop without online payments. */
export const stripeKeys = defineSecret('STRIPE_KEYS');

interface ProviderKeys {
  apiKey: string;
  webhookKey: string;
}

/** Undefined in a shop without online payments. */
export function providerKeys(): ProviderKeys | undefined {
  const [apiKey = '', webhookKey = ''] = stripeKeys.value().trim().split(/\s+/);
  return webhookKey === '' ? undefined : { apiKey, webhookKey };
}
