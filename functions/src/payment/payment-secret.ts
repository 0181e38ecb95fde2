import { defineSecret } from 'firebase-functions/params';

/** The provider's key and the key of its events, with a space between them; 'off' in a shop that takes no money online. */
const stripeKeys = defineSecret('STRIPE_KEYS');

/** The secrets that a function must be given to take money online. */
export const paymentSecrets = [stripeKeys];

interface ProviderKeys {
  apiKey: string;
  webhookKey: string;
}

/** Undefined in a shop that takes no money online. */
export function providerKeys(): ProviderKeys | undefined {
  const [apiKey = '', webhookKey = ''] = stripeKeys.value().trim().split(/\s+/);
  return webhookKey === '' ? undefined : { apiKey, webhookKey };
}
