import { leastAmountOfStripe } from '../stripe/least-amount.ts';
import { keyGuard } from '../values/table-keys.ts';

// Without yup and words, so that the checkout can go by it.

/** What the shop has to know of a provider that it does not ask now. */
interface Provider {
  /** As shoppers read it. */
  name: string;
  /** The header that signs its events. */
  signature: string;
  /** The least amount of a currency that it takes. */
  leastAmount: (currency: string) => number;
}

/** Who can take money for the shop, by the name in the address of their events. */
export const providers = {
  stripe: { name: 'Stripe', signature: 'Stripe-Signature', leastAmount: leastAmountOfStripe },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

export const isProviderName = keyGuard(providers);

/** At the end of the address to which a provider leads who has given up there: that is asked, and never believed. */
export const cancelledSearch = '?cancelled';

/** Who takes it now. A payment stays with the one that has taken it. */
export const presentProvider: ProviderName = 'stripe';
