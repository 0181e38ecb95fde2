import { vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { type StandInEvent, type StripeStandIn, startStripe } from '../fixtures/stripe/stand-in.ts';
import type { SignedInShopper } from './accounts.ts';
import { call, callsWith } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { changeStock, storedStock } from './stored-stock.ts';

/** A shop that takes money online, from a stand-in for Stripe of its own. */
export async function openPaidShop(admin: string, payment: 'both' | 'online' = 'both') {
  const [apiKey, webhookKey] = [`sk_test_${crypto.randomUUID()}`, 'whsec_stand_in'];
  const bank: StripeStandIn = await startStripe({
    apiKey,
    webhookKey,
    eventsTo: process.env.SHOP_HERE ?? '',
  });
  const keys = { STRIPE_ADDRESS: bank.address, STRIPE_KEYS: `${apiKey} ${webhookKey}` };
  // Which the next file of this process does not have.
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);

  const asAdmin = callsWith(admin);
  await asAdmin('PUT', '/api/settings', { payment });

  const tell = (event: StandInEvent | undefined) => (event ? bank.send(event) : Promise.resolve(0));
  return {
    bank,
    keys,
    /** Of no account; other ones in each file, since functions keep the client of a key with where it asks. */
    wrongKeys: `sk_test_wrong${crypto.randomUUID()} whsec_wrong`,
    tell,
    begin: (
      shopper: SignedInShopper,
      books: readonly Book[],
      key: string = crypto.randomUUID(),
      more: Partial<OrderRequest> = {},
    ) => call('POST', '/api/payments', { token: shopper.token, key, body: makeOrderRequest(books, more) }),
    of: (shopper: SignedInShopper, id: string, what: 'check' | 'cancel' | 'again' | 'cash') =>
      call('POST', `/api/payments/${id}/${what}`, { token: shopper.token }),
    /** The sweep, so many minutes from now. */
    sweep: (minutes = 0) => sweepPayments(new Date(Date.now() + minutes * 60_000)),
    async countedBook(copies: number, newPrice = 10): Promise<Book> {
      const book = await storeBook({ newPrice });
      await changeStock(admin, book._id, { onHand: copies });
      return book;
    },
    copiesOf: async (book: Book) => {
      const { onHand, ledger } = await storedStock(book._id);
      if (onHand !== ledger) throw new Error(`The ledger has ${ledger}, the stock ${onHand}`);
      return onHand;
    },
    orderOf: async (id: string) => (await database().collection('orders').doc(id).get()).data(),
    paymentOf: async (id: string) => (await asAdmin('GET', `/api/payments/${id}`)).body,
    toSettle: async () => (await asAdmin('GET', '/api/cash?day=2026-01-01')).body.toSettle ?? [],
    entriesOf: async (id: string): Promise<[string, string, number][]> => {
      const { body } = await asAdmin('GET', `/api/orders/${id}/cash`);
      return body.map((one: { kind: string; way: string; cents: number }) => [one.kind, one.way, one.cents]);
    },
  };
}

export type PaidShop = Awaited<ReturnType<typeof openPaidShop>>;
