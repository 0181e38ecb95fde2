import { stripeKeys } from './stripe/stripe-keys.ts';

/** The secrets that a function must be given to take money online. */
export const paymentSecrets = [stripeKeys];
