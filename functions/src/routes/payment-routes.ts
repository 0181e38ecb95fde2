import { warn } from 'firebase-functions/logger';
import { orderId, requireOrderId } from '../orders/order-identity.ts';
import { requirePayment, shownPayment } from '../payment/payment-store.ts';
import { ForgedEvent, type PaymentProvider, type ProviderEvent } from '../payment/provider.ts';
import { paymentProvider } from '../payment/providers.ts';
import { BadRequest, InvalidArgument, NotFound } from '../platform/http/api-errors.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { isProviderName, providers } from '../shared/payment/providers.ts';
import { checkProvider } from '../use-cases/payments/check-provider.ts';
import { hearEvent } from '../use-cases/payments/hear-event.ts';
import { heldPayments, letGo } from '../use-cases/payments/held-payments.ts';
import { linkOrder, openLink } from '../use-cases/payments/link-order.ts';
import { beginPayment, checkPayment, payAgain, payInCash } from '../use-cases/payments/pay-order.ts';
import { refundAgain, settleByHand } from '../use-cases/payments/settle-by-hand.ts';
import { withHashes } from './voucher-codes.ts';

function signedEvent(provider: PaymentProvider, body: string, signature: string): ProviderEvent {
  try {
    return provider.readEvent(body, signature);
  } catch (failure) {
    if (!(failure instanceof ForgedEvent)) throw failure;
    warn('An event has no signature of the provider');
    throw new BadRequest('bad-signature', 'The event has no signature of the provider');
  }
}

/** A webhook; after any answer but success the provider repeats it. */
const hearProvider: Handlers['POST /api/payments/:provider/events'] = async (call) => {
  const { provider: name } = call.params;
  if (!isProviderName(name)) throw new NotFound('The provider');
  const provider = await paymentProvider(name);
  const event = signedEvent(provider, call.body, call.header(providers[name].signature) ?? '');
  await hearEvent(provider, event, new Date());
  return { message: 'Heard' };
};

export const paymentRoutes = {
  /** The order is placed once the money has arrived. */
  'POST /api/payments': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    if (!body.productIds.every(isBookId)) {
      throw new InvalidArgument('productIds', 'productIds must be ids of books');
    }
    const id = orderId(caller.uid, key);
    const wanted = { id, shopper: caller, request: withHashes(body), now: new Date() };
    return new Reply(await beginPayment(wanted, signal), { status: 201 });
  },
  /** 201; the same key again answers the same link. */
  'POST /api/payments/links': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    if (!body.lines.every(({ bookId }) => isBookId(bookId)))
      throw new InvalidArgument('lines', 'lines must name ids of books');
    return new Reply(await linkOrder(withHashes(body), key, caller.person, new Date(), signal), {
      status: 201,
    });
  },
  /** Without a login: whoever has the link may pay. */
  'POST /api/payments/:id/link': ({ params, body }) =>
    openLink(requireOrderId(params.id), body.isBegun, new Date()),
  'POST /api/payments/:provider/events': hearProvider,
  /** Stripe's webhooks are registered here. */
  'POST /api/payments/events': (call) => hearProvider({ ...call, params: { provider: 'stripe' } }),
  'POST /api/payments/:id/check': ({ params, caller }) =>
    checkPayment({ id: requireOrderId(params.id), shopper: caller, now: new Date() }),
  'POST /api/payments/:id/cancel': ({ params, caller }) =>
    checkPayment({ id: requireOrderId(params.id), shopper: caller, now: new Date() }, true),
  'POST /api/payments/:id/again': ({ params, caller, signal }) =>
    payAgain({ id: requireOrderId(params.id), shopper: caller, now: new Date(), signal }),
  'POST /api/payments/:id/cash': ({ params, caller, signal }) =>
    payInCash({ id: requireOrderId(params.id), shopper: caller, now: new Date(), signal }),
  'GET /api/payments/provider': checkProvider,
  'GET /api/payments/:id': async ({ params }) =>
    shownPayment(await requirePayment(requireOrderId(params.id))),
  /** Unpaid orders that hold copies. */
  'GET /api/payments/held': heldPayments,
  'POST /api/payments/:id/release': ({ params, caller }) =>
    letGo(requireOrderId(params.id), caller.person, new Date()),
  'POST /api/payments/:id/settled': ({ params, body, caller }) =>
    settleByHand(requireOrderId(params.id), body, caller.person, new Date()),
  'POST /api/payments/:id/refund': ({ params, caller }) =>
    refundAgain(requireOrderId(params.id), caller.person, new Date()),
} satisfies Partial<Handlers>;
