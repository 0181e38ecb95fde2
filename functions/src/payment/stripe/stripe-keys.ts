import { defineSecret } from 'firebase-functions/params';

/** The key of the API and the key of its events, with a space between them; 'off' in a shop that takes no money online. */
export const stripeKeys = defineSecret('STRIPE_KEYS');

interface ProviderKeys {
  apiKey: string;
  webhookKey: string;
}

/** Undefined in a shop that takes no money online. */
export function providerKeys(): ProviderKeys | undefined {
  const [apiKey = '', webhookKey = ''] = stripeKeys.value().trim().split(/\s+/);
  return webhookKey === '' ? undefined : { apiKey, webhookKey };
}
