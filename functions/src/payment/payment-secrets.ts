import { stripeKeys } from './stripe/stripe-keys.ts';

export const paymentSecrets = [stripeKeys];
