import { stripeKeys } from './stripe/stripe-keys.ts';

/** For functions that take money online. */
export const paymentSecrets = [stripeKeys];
