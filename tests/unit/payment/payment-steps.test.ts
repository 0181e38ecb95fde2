import { expect, it } from 'vitest';
import {
  factOf,
  type PaymentFact,
  type PaySession,
  paymentSteps,
} from '../../../functions/src/shared/payment/next-payment-step.ts';
import {
  holdingStates,
  type PaymentState,
  paymentStates,
} from '../../../functions/src/shared/payment/payment.ts';
import { keysOf } from '../../../functions/src/shared/values/table-keys.ts';

const states = keysOf(paymentStates);
const facts: readonly PaymentFact[] = ['money', 'other money', 'unplaceable', 'deciding', 'over'];
const stepOf = (state: PaymentState, fact: PaymentFact) => paymentSteps[state][fact];
const after = (state: PaymentState, fact: PaymentFact) => stepOf(state, fact)?.to ?? state;

it.each(states)(
  'Money that comes to a payment that is %s is never overlooked, and makes no second order',
  (state) => {
    const isOver = ['paid', 'given-back', 'unsettled', 'stray'].includes(state);
    expect(stepOf(state, 'money')?.action).toBe(isOver ? 'give back' : 'place');
    expect(stepOf(state, 'other money')?.action).toBe('set aside');
    // What could not be placed is refunded, and the payment is over.
    if (!isOver) expect(stepOf(state, 'unplaceable')).toEqual({ action: 'give back', to: 'given-back' });
    for (const fact of ['money', 'other money', 'unplaceable'] as const)
      expect(paymentStates[after(state, fact)].holdsCopies).toBe(false);
  },
);

it.each(states)(
  'A payment that is %s takes no step back, and without money none that money has made',
  (state) => {
    const rank = (one: PaymentState) => ['open', 'deciding', 'released'].indexOf(one);
    for (const fact of facts) {
      const next = after(state, fact);
      if (rank(next) >= 0) expect(rank(next)).toBeGreaterThanOrEqual(rank(state));
      if (rank(state) < 0) expect(next).toBe(state);
    }
    expect(after(state, 'over')).toBe(holdingStates.includes(state) ? 'released' : state);
  },
);

const payment = { state: 'open', tries: 2, amountCents: 1000, currency: 'EUR', paymentId: '' } as const;
const session: PaySession = {
  provider: 'stripe',
  sessionId: 'cs_1',
  reference: 'one',
  attempt: 2,
  status: 'open',
  isPaid: false,
  amountCents: 1000,
  currency: 'EUR',
  paymentId: 'pi_1',
};

it.each<[string, Partial<PaySession>, PaymentFact | undefined, { paymentId?: string }?]>([
  ['can still be paid', {}, undefined],
  ['has ended', { status: 'ended' }, 'over'],
  ['waits for the bank', { status: 'deciding' }, 'deciding'],
  ['has ended, and was an earlier one', { status: 'ended', attempt: 1 }, undefined],
  ['waits for the bank, and was an earlier one', { status: 'deciding', attempt: 1 }, undefined],
  ['is paid', { status: 'ended', isPaid: true }, 'money'],
  ['is paid, and was an earlier one', { isPaid: true, attempt: 1 }, 'money'],
  ['is paid with another amount', { isPaid: true, amountCents: 999 }, 'other money'],
  ['is paid in another currency', { isPaid: true, currency: 'USD' }, 'other money'],
  ['is paid with the money that has made the order', { isPaid: true }, undefined, { paymentId: 'pi_1' }],
])('A session that %s says what is true of its payment', (_, said, fact, of = {}) => {
  expect(factOf({ ...payment, ...of }, { ...session, ...said })).toBe(fact);
});
