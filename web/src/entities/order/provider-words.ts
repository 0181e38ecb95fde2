import type { ProviderWords } from '@bookstore/functions/shared/payment/provider-words';
import type { ProviderName } from '@bookstore/functions/shared/payment/providers';
import { stripeWords } from '@bookstore/functions/shared/stripe/stripe-words';

export const providerWords: Readonly<Record<ProviderName, ProviderWords>> = { stripe: stripeWords };
