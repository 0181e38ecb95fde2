import fc from 'fast-check';
import Stripe from 'stripe';
import { stripeProvider } from '../../functions/src/payment/stripe/stripe-provider.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { Unavailable } from '../../functions/src/platform/http/api-errors.ts';
import { hearEvent } from '../../functions/src/use-cases/payments/hear-event.ts';
import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import type { StandInEvent, StripeStandIn } from '../fixtures/stripe/stand-in.ts';
import { killedAt } from './killed-writes.ts';
import { type Asked, ask } from './shop-in-process.ts';

// Stories of orders: lists of steps by shoppers, the desk, and the bank, with lost and repeated events, and kills.

const ofShoppers = ['begin', 'begin', 'check', 'again', 'cash', 'order in cash'] as const;
const ofBank = ['pay', 'pay', 'pay', 'wait for the bank', 'decide', 'tell', 'tell', 'tell twice'] as const;
const ofDesk = [
  ...(['step on', 'step back', 'cancel', 'refund', 'settle'] as const),
  ...(['take out', 'take out', 'discount', 'discount', 'voucher'] as const),
] as const;
const rare = [
  ...(['lose', 'lose answers', 'refuse refunds', 'fail a refund', 'another amount'] as const),
  ...(['sweep', 'half an hour', 'refund there', 'lose a dispute', 'win a dispute'] as const),
] as const;

const details = {
  which: fc.nat(5),
  yes: fc.boolean(),
  /** At which write the process ends, if at any. */
  kill: fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: fc.nat(4), weight: 1 }),
};
const what = fc.constantFrom(...ofShoppers, ...ofBank, ...ofDesk, ...rare);
const anyStep = fc.record({ what, ...details });
export type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const begin = fc.record({ what: fc.constant('begin' as const), ...details });
const steps = fc.array(anyStep, { minLength: 8, maxLength: 24, size: 'max' });

/** Every story has something to pay. */
export const anyStory = fc.tuple(begin, steps).map(([first, others]): Step[] => [first, ...others]);

const onward: Readonly<Record<string, string>> = {
  placed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
  delivered: 'returned',
};
const backward: Readonly<Record<string, string>> = {
  packed: 'placed',
  shipped: 'packed',
  delivered: 'shipped',
  returned: 'delivered',
  cancelled: 'placed',
};
const carrier = { carrier: 'DHL', trackingCode: 'JD014600003' };

export interface StoryShop {
  bank: StripeStandIn;
  webhookKey: string;
  /** At 10.00 and 25.00. */
  books: readonly string[];
  /** Codes of vouchers of 6.00, 20.00 and 50.00. */
  codes: readonly string[];
  check: () => Promise<void>;
}

/** Failures of repeated or killed calls need not be logged. */
const later = (then: () => unknown) => (failure: unknown) => {
  if (!(failure instanceof Unavailable) && !/Killed|connection|hang up/i.test(String(failure))) throw failure;
  then();
};

/** Delivers an event signed by the provider. */
async function tellEvent({ text }: StandInEvent, secret: string, now: Date): Promise<void> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret });
  const provider = stripeProvider();
  if (provider) await hearEvent(provider, provider.readEvent(text, signature), now);
}

/** Plays a story to its end, including the effects of a restart, the provider's own repeats and the sweep. */
export async function tellStory(
  { bank, webhookKey, books, codes, check }: StoryShop,
  story: readonly Step[],
) {
  const begun: { id: string; as: string }[] = [];
  let events: StandInEvent[] = [];
  let passed = 0;
  let disputes = 0;
  Object.assign(bank.faults, { loseAnswers: 0, refuseRefunds: '' });
  const [firstSession, firstRefund] = [bank.sessions.size, bank.refunds.length];
  const now = () => new Date(Date.now() + passed * 60_000);
  const sweep = () => sweepPayments(now());
  const keep = (event: StandInEvent | undefined) => event && events.push(event);

  const tell = (event: StandInEvent) => tellEvent(event, webhookKey, now());

  async function call(step: Step, asked: Asked) {
    const isFaulty = step.kill !== undefined || bank.faults.loseAnswers > 0;
    const answer = await ask({ ...asked, headers: { 'Idempotency-Key': crypto.randomUUID() } });
    if (answer.status >= 500 && !isFaulty)
      throw new Error(`${asked.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function order(step: Step, name: 'POST /api/payments' | 'POST /api/orders'): Promise<void> {
    const as = `reader-${step.which}-${firstSession}`;
    const productIds = step.yes ? [...books] : books.slice(0, 1);
    const totalPrice = step.yes ? '35.00' : '10.00';
    // Every second order with vouchers, some with two.
    const vouchers = [[], codes.slice(0, 1), [], codes.slice(1, 2), codes.slice(2), codes.slice(0, 2)][
      step.which
    ];
    const body = { name: 'Nora', address: {}, productIds, totalPrice, vouchers };
    const { status, body: answer } = await call(step, { name, as, body });
    if (status === 201) begun.push({ id: answer._id, as });
  }

  async function take(step: Step): Promise<void> {
    const { what, which, yes } = step;
    if (what === 'begin') return order(step, 'POST /api/payments');
    if (what === 'order in cash') return order(step, 'POST /api/orders');
    if (what === 'sweep') return void (await sweep());
    if (what === 'half an hour') passed += 31;
    if (what === 'lose answers') bank.faults.loseAnswers = yes ? 2 : 1;
    if (what === 'refuse refunds') bank.faults.refuseRefunds = yes ? 'The card was closed' : '';
    const refund = bank.refunds.slice(firstRefund)[which];
    if (what === 'fail a refund' && refund) keep(bank.failRefund(refund));
    const event = events[which % Math.max(1, events.length)];
    if (event && (what === 'tell' || what === 'tell twice')) await tell(event);
    if (event && what === 'tell twice') await tell(event);
    // Nothing else reports that a bank has sent money back, or has taken it.
    if (what === 'lose' && !event?.text.match(/refund|dispute/))
      events = events.filter((one) => one !== event);

    const of = begun[which % Math.max(1, begun.length)];
    if (!of) return;
    const { id, as } = of;
    const params = { id };
    if ([...bank.sessions.values()].some(({ reference }) => reference === id)) {
      if (what === 'pay') keep(bank.pay(id));
      if (what === 'wait for the bank') keep(bank.pay(id, 'processing'));
      if (what === 'decide' && bank.sessionOf(id).intent?.status === 'processing') keep(bank.decide(id, yes));
      const isPaid = (await database().collection('payments').doc(id).get()).get('state') === 'paid';
      if (isPaid && what === 'refund there') bank.refundThere(id, 100 + which).forEach(keep);
      const status = what === 'lose a dispute' ? 'lost' : what === 'win a dispute' ? 'won' : undefined;
      if (isPaid && status) {
        disputes += 1;
        keep(bank.dispute(id, status, disputes));
      }
      if (what === 'another amount') {
        bank.faults.amount = 990;
        keep(bank.pay(id));
        bank.faults.amount = undefined;
      }
    }
    if (what === 'check' || what === 'again' || what === 'cash')
      await call(step, { name: `POST /api/payments/:id/${what}`, as, params });
    if (what === 'refund') await call(step, { name: 'POST /api/payments/:id/refund', params });
    if (!ofDesk.some((one) => one === what)) return;
    const { status = '' } = (await database().collection('orders').doc(id).get()).data() ?? {};
    if (status === '') return;
    if (what === 'settle') {
      const body = { note: 'By hand', way: yes ? 'cash' : 'bank' };
      await call(step, { name: 'POST /api/payments/:id/settled', params, body });
    }
    const to = what === 'step on' ? onward[status] : what === 'step back' ? backward[status] : 'cancelled';
    if (to && ['step on', 'step back', 'cancel'].includes(what)) {
      const body = { from: status, to, note: 'Why', ...(to === 'shipped' && carrier) };
      await call(step, { name: 'POST /api/orders/:id/status', params, body });
    }
    if (what === 'take out') {
      const isSent = status === 'shipped' || status === 'delivered';
      const body = { bookId: books[yes ? 0 : 1], from: 'ordered', to: isSent ? 'returned' : 'taken-out' };
      const reason = 'not-wanted';
      await call(step, { name: 'POST /api/orders/:id/lines', params, body: { ...body, reason } });
    }
    if (what === 'voucher') {
      const body = {
        kind: yes ? 'taken' : 'given-back',
        cents: 300,
        way: 'voucher',
        voucher: codes[which % 3],
      };
      await call(step, { name: 'POST /api/orders/:id/cash', params, body });
    }
    if (what === 'discount') {
      const body = { reason: 'A bent corner', cents: 150 + which };
      await call(step, { name: 'POST /api/orders/:id/discounts', params, body });
    }
  }

  for (const step of story) {
    const { kill: write, yes: isStored } = step;
    const done = () => take(step);
    const ended = write === undefined ? done() : killedAt({ write, isStored }, done);
    await ended.catch(later(() => undefined));
    await check();
  }
  bank.faults.loseAnswers = 0;
  for (let time = 0; time < 3; time += 1) {
    const untold: StandInEvent[] = [];
    for (const event of events) await tell(event).catch(later(() => untold.push(event)));
    events = untold;
    passed += 8 * 24 * 60;
    await sweep();
  }
  if (events.length > 0) throw new Error('Events are not heard');
}
