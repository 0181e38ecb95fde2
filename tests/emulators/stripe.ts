import { startStripe } from '../fixtures/stripe/stand-in.ts';
import type { Place } from './ports.ts';
import { shopAddress } from './project.ts';

const host = '127.0.0.1';
export const stripePlace: Place = { host, port: 1095, purpose: 'the stand-in for Stripe' };
export const stripeAddress = `http://${host}:${stripePlace.port}`;

/** They open nothing but the stand-in. */
const keys = { apiKey: 'sk_stand_in', webhookKey: 'whsec_stand_in' };
export const stripeKeys = `${keys.apiKey} ${keys.webhookKey}`;

/** By which functions in a process of ours find the stand-in. */
export const stripeVariables = {
  FUNCTIONS_EMULATOR: 'true',
  STRIPE_ADDRESS: stripeAddress,
  STRIPE_KEYS: stripeKeys,
};

/** For the demo shop: its page has a button for each thing that a bank can do. */
export function startStripeHere() {
  return startStripe({ ...keys, port: stripePlace.port, eventsTo: shopAddress });
}
