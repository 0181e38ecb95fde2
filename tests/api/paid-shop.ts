import { afterAll, beforeEach, expect, vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { type StandInEvent, type StripeStandIn, startStripe } from '../fixtures/stripe/stand-in.ts';
import type { SignedInShopper } from './accounts.ts';
import { get, set } from './desk-calls.ts';
import { call } from './shop-api.ts';
import { expectStock } from './stored-documents.ts';
import { countedBook } from './stored-stock.ts';

const noFaults = {
  refuseRefunds: '',
  loseAnswers: 0,
  amount: undefined,
  refuseEmails: false,
  disturbed: undefined,
} satisfies StripeStandIn['faults'];

/** A shop that takes online payments, with a Stripe stand-in of its own. */
export async function openPaidShop() {
  const [apiKey, webhookKey] = [`sk_test_${crypto.randomUUID()}`, 'whsec_stand_in'];
  const bank: StripeStandIn = await startStripe({
    apiKey,
    webhookKey,
    eventsTo: process.env.SHOP_HERE ?? '',
  });
  const keys = { STRIPE_ADDRESS: bank.address, STRIPE_KEYS: `${apiKey} ${webhookKey}` };
  // The next file of this process does not have these.
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);

  await set({ payment: 'both' });

  const tell = (event: StandInEvent | undefined) => (event ? bank.send(event) : Promise.resolve(0));
  const of = (shopper: SignedInShopper, id: string, what: 'check' | 'cancel' | 'again' | 'cash') =>
    call('POST', `/api/payments/${id}/${what}`, { token: shopper.token });
  const orderOf = async (id: string) => (await database().doc(`orders/${id}`).get()).data();
  const paymentOf = async (id: string) => get(`/api/payments/${id}`);
  return {
    bank,
    useKeys: (other: string = keys.STRIPE_KEYS) => vi.stubEnv('STRIPE_KEYS', other),
    keys,
    /** Of no account; different in each file, since functions keep a key's client with its address. */
    wrongKeys: `sk_test_wrong${crypto.randomUUID()} whsec_wrong`,
    tell,
    pay: (...of: Parameters<StripeStandIn['pay']>) => tell(bank.pay(...of)),
    decide: (...of: Parameters<StripeStandIn['decide']>) => tell(bank.decide(...of)),
    expire: (...of: Parameters<StripeStandIn['expire']>) => tell(bank.expire(...of)),
    dispute: (...of: Parameters<StripeStandIn['dispute']>) => tell(bank.dispute(...of)),
    faults: bank.faults,
    balance: bank.balance,
    payable: bank.payable,
    begin: (
      shopper: SignedInShopper,
      books: readonly Book[],
      key: string = crypto.randomUUID(),
      more: Partial<OrderRequest> = {},
    ) => call('POST', '/api/payments', { token: shopper.token, key, body: makeOrderRequest(books, more) }),
    sweep: (minutes = 0) => sweepPayments(new Date(Date.now() + minutes * 60_000)),
    countedBook: (copies: number, newPrice = 10) => countedBook(copies, { newPrice }),
    expectCopies: (book: Book, copies: number) => expectStock(book._id, copies),
    orderOf,
    expectNoOrder: async (id: string) => expect(await orderOf(id)).toBeUndefined(),
    expectOrder: async (id: string, fields: object) => expect(await orderOf(id)).toMatchObject(fields),
    paymentOf,
    expectPayment: async (id: string, fields: object) => expect(await paymentOf(id)).toMatchObject(fields),
    of,
    expectState: async (...[shopper, id, what, state]: [...Parameters<typeof of>, string]) =>
      expect((await of(shopper, id, what)).body).toMatchObject({ state }),
    toSettle: async () => (await get('/api/cash?day=2026-01-01')).toSettle ?? [],
    entriesOf: async (id: string): Promise<[string, string, number][]> => {
      const body = await get(`/api/orders/${id}/cash`);
      return body.map((one: { kind: string; way: string; cents: number }) => [one.kind, one.way, one.cents]);
    },
  };
}

/** One for all tests of a file, each of which begins without a fault. */
export async function paidShop() {
  const shop = await openPaidShop();
  beforeEach(() => {
    Object.assign(shop.faults, noFaults);
  });
  afterAll(() => shop.bank.close());
  return shop;
}
