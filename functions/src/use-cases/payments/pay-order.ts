import { requestHash } from '../../orders/order-identity.ts';
import { isOrder, type WantedOrder } from '../../orders/order-store.ts';
import {
  changePayment,
  findPayment,
  openPaymentsOf,
  type ReadPayment,
  requirePayment,
} from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import { ProviderRefused } from '../../payment/provider.ts';
import { Forbidden } from '../../platform/http/api-errors.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import { type Order, orderRequestSchema } from '../../shared/order/order.ts';
import { mostPaymentTries, type PaymentAnswer } from '../../shared/payment/payment.ts';
import { readTexts } from '../../shared/values/stored-fields.ts';
import { placeOrder } from '../orders/place-order.ts';
import { holdCopies, PaymentOver, releaseCopies } from './hold-copies.ts';
import { settlePayment } from './settle-payment.ts';

/** How much longer than its copies are held the provider's page lives, so that a lost answer can be asked for again. */
const sessionSlackMs = 5 * 60_000;

/** A shopper, and when they call. */
export interface PayingCall {
  id: string;
  shopper: Shopper;
  now: Date;
  signal?: AbortSignal;
}

function answerOf({ _id, state, number, url, request }: ReadPayment): PaymentAnswer {
  const bookIds = readTexts(Object(request).productIds);
  return { _id, state, number, bookIds, ...(state === 'open' && url !== '' && { url }) };
}

async function ownPayment({ id, shopper }: PayingCall): Promise<ReadPayment> {
  const payment = await requirePayment(id);
  if (payment.uid !== shopper.uid) throw new Forbidden('This is not your payment');
  return payment;
}

/** The payment's session at the provider, which begins now unless it did before. @throws PaymentUnavailable */
async function beginSession(id: string, email: string, now: Date): Promise<ReadPayment> {
  const [payment, shop] = await Promise.all([requirePayment(id), shopProfile()]);
  if (payment.state !== 'open' || payment.sessionId !== '') return payment;
  try {
    const { number, tries: attempt, amountCents, currency, heldUntil } = payment;
    const session = await (await paymentProvider()).begin({
      ...{ reference: id, attempt, amountCents, currency, email, locale: shop.locale },
      title: `${shop.shopName} · ${number}`,
      endsAt: new Date(heldUntil + sessionSlackMs),
      returnAddress: `${shopAddress()}/orders/${id}/payment`,
    });
    await changePayment(payment, session);
  } catch (failure) {
    // Released, or begun by another try of the same call, meanwhile.
    if (isWriteConflict(failure)) return beginSession(id, email, now);
    if (!(failure instanceof ProviderRefused || failure instanceof PaymentUnavailable)) throw failure;
    await releaseCopies(payment, now);
    throw new PaymentUnavailable();
  }
  return requirePayment(id);
}

/** Ends a session so that it can be paid no more; when it was paid before, that counts. */
async function endSession(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  if (payment.sessionId === '') return payment;
  try {
    const session = await (await paymentProvider()).lookUp(payment.sessionId, true);
    return await settlePayment(session, now);
  } catch (failure) {
    // Without its keys the shop cannot ask, but by then the session has ended by itself.
    const isOver = now.getTime() > payment.heldUntil + 2 * sessionSlackMs;
    if (isOver && (failure instanceof PaymentUnavailable || failure instanceof ProviderRefused))
      return payment;
    throw failure;
  }
}

/** Ends what a shopper has begun to pay before: their copies may be what is ordered now. */
async function endOthers({ id, shopper, now }: PayingCall): Promise<void> {
  const others = (await openPaymentsOf(shopper.uid)).filter((one) => one._id !== id);
  for (const other of others) await endPayment(other, now);
}

/** Ends what a shopper has begun to pay, before they order something to be paid in cash. */
export async function endOpenPayments(shopper: Shopper, now: Date): Promise<void> {
  if ((await shopProfile()).payment) await endOthers({ id: '', shopper, now });
}

/** Ends a payment: it is paid, or its copies are released. */
export async function endPayment(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  return retryConflicts(mostTriesOfWrite, async () => {
    const present = await findPayment(payment._id);
    if (present?.state !== 'open') return present;
    // A call that broke off before the provider's answer: the same begins no second session.
    const begun = present.sessionId === '' ? await begunSession(present, now) : present;
    if (begun?.state !== 'open') return begun;
    const ended = await endSession(begun, now);
    if (ended?.state !== 'open') return ended;
    await releaseCopies(ended, now);
    return findPayment(payment._id);
  });
}

async function begunSession(payment: ReadPayment, now: Date): Promise<ReadPayment | undefined> {
  const email = typeof payment.order?.email === 'string' ? payment.order.email : '';
  try {
    return await beginSession(payment._id, email, now);
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable)) throw failure;
    return findPayment(payment._id);
  }
}

/**
 * Begins to pay for an order, once for a key: its copies are held, and the answer says where to pay. The same key again
 * answers the same session. @throws as `placeOrder`, PaymentOff, PaymentUnavailable
 */
export async function beginPayment(wanted: WantedOrder, signal?: AbortSignal): Promise<PaymentAnswer> {
  const { id, shopper, now, request } = wanted;
  const earlier = await findPayment(id);
  if (earlier && requestHash(orderRequestSchema.cast(earlier.request)) !== requestHash(request)) {
    throw new KeyReused('Another payment was already begun', { orderId: id });
  }
  if (!earlier) {
    // Placed to be paid in cash by a try of this key whose answer was lost.
    if (await isOrder(id)) throw new PaymentOver('paid');
    await endOthers({ id, shopper, now });
    await holdCopies(wanted, undefined, signal);
  }
  return answerOf(await beginSession(id, shopper.email, now));
}

/** Asks the provider what is true of a payment. */
export async function checkPayment(call: PayingCall): Promise<PaymentAnswer> {
  const payment = await ownPayment(call);
  if (payment.sessionId === '' || !['open', 'deciding'].includes(payment.state)) return answerOf(payment);
  const session = await (await paymentProvider()).lookUp(payment.sessionId);
  return answerOf((await settlePayment(session, call.now)) ?? payment);
}

/** Lets a shopper try once more: what was begun before can be paid no more, and the copies are held anew. */
export async function payAgain(call: PayingCall): Promise<PaymentAnswer> {
  const { shopper, now, signal } = call;
  const payment = await ownPayment(call);
  if (payment.tries >= mostPaymentTries) throw new PaymentOver(payment.state);
  const ended = payment.state === 'open' ? await endPayment(payment, now) : payment;
  if (ended?.state !== 'released') {
    if (ended?.state === 'paid' || ended?.state === 'deciding') return answerOf(ended);
    throw new PaymentOver(ended?.state ?? payment.state);
  }
  await endOthers(call);
  const request = await orderRequestSchema.validate(ended.request);
  await holdCopies({ id: call.id, shopper, request, now }, ended, signal);
  return answerOf(await beginSession(call.id, shopper.email, now));
}

/** Places the order of a payment that was not made, to be paid in cash. @throws as `placeOrder`, PaymentOver */
export async function payInCash(call: PayingCall): Promise<Order> {
  const { id, shopper, now, signal } = call;
  const payment = await ownPayment(call);
  const ended = payment.state === 'open' ? await endPayment(payment, now) : payment;
  if (ended?.state !== 'released') throw new PaymentOver(ended?.state ?? payment.state);
  const request = await orderRequestSchema.validate(ended.request);
  return (await placeOrder({ id, shopper, request, now }, signal)).order;
}
