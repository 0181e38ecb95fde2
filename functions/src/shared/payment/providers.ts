import { leastAmountOfStripe } from '../stripe/least-amount.ts';
import { keyGuard } from '../values/table-keys.ts';

// Without yup and words, so that the checkout can use it.

interface Provider {
  name: string;
  signature: string;
  leastAmount: (currency: string) => number;
}

/** By the name in the address of their events. */
export const providers = {
  stripe: { name: 'Stripe', signature: 'Stripe-Signature', leastAmount: leastAmountOfStripe },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

export const isProviderName = keyGuard(providers);

/** At the end of the address to which the provider sends a shopper who gave up: only a hint to ask the provider. */
export const cancelledSearch = '?cancelled';

/** For new payments. A payment stays with the provider that took it. */
export const presentProvider: ProviderName = 'stripe';
