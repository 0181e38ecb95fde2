import Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import { ForgedEvent } from '../../../functions/src/payment/provider.ts';
import { stripeProvider } from '../../../functions/src/payment/stripe/stripe-provider.ts';

const secret = 'whsec_tests';
vi.stubEnv('STRIPE_KEYS', `sk_test_tests ${secret}`);

function heard(text: string) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret });
  return stripeProvider()?.readEvent(text, signature);
}

const event = (type: string, object: unknown) => ({ type, created: 1_700_000_000, data: { object } });

it.each([
  {},
  { type: 'checkout.session.completed' },
  { ...event('charge.dispute.created', { id: 'dp_1' }) },
  { ...event('charge.dispute.created', { id: 'dp_1', status: 'lost', reason: 'x', amount: '1' }) },
  event('refund.failed', null),
  event('refund.failed', {}),
  { ...event('checkout.session.completed', { id: 'cs_1' }), created: 'now' },
])('A signed event that says too little means nothing, and is no failure of the shop: %j', (said) => {
  expect(heard(JSON.stringify(said))).toEqual({ kind: 'other' });
});

it.each(['null', '[]', '"x"'])('A signed text that is no event means nothing: %j', (text) => {
  expect(heard(text)).toEqual({ kind: 'other' });
});

it.each(['{', ''])('A signed text that is no JSON is refused: %j', (text) => {
  expect(() => heard(text)).toThrow(ForgedEvent);
});

it.each(['', 'x', 't=,v1=', 't=x,v1=y', 't=1,v1=', ',=,', '\u{1f4da}', `t=${'9'.repeat(400)},v1=0`])(
  'A forged event is refused, whatever its signature is: %j',
  (signature) => {
    expect(() => stripeProvider()?.readEvent('{}', signature)).toThrow(ForgedEvent);
  },
);
