import { requestHash } from '../../orders/order-identity.ts';
import { isOrder, type WantedOrder } from '../../orders/order-store.ts';
import { waysOff } from '../../orders/require-way-to-pay.ts';
import {
  findPayment,
  openPaymentsOf,
  type ReadPayment,
  requirePayment,
} from '../../payment/payment-store.ts';
import { PaymentUnavailable, paymentProvider } from '../../payment/present-provider.ts';
import { ProviderRefused } from '../../payment/provider.ts';
import { Forbidden } from '../../platform/http/api-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import type { Order } from '../../shared/order/order.ts';
import { orderRequestSchema } from '../../shared/order/order-request.ts';
import { mostPaymentTries, type PaymentAnswer } from '../../shared/payment/payment.ts';
import { readTexts } from '../../shared/values/stored-fields.ts';
import { placeOrder } from '../orders/place-order.ts';
import { beginSession, begunSession, sessionSlackMs } from './begin-session.ts';
import { holdCopies, PaymentOver, releaseCopies } from './hold-copies.ts';
import { settlePayment } from './settle-payment.ts';

/** A shopper, and when they call. */
export interface PayingCall {
  id: string;
  shopper: Shopper;
  now: Date;
  signal?: AbortSignal;
}

/** What is true of a payment. One that was not made may have become an order that is paid in cash. */
async function answerOf(payment: ReadPayment): Promise<PaymentAnswer> {
  const { _id, state: own, number, url, request, amountCents } = payment;
  const isOver = own === 'released' || own === 'given-back' || own === 'unsettled';
  const state = isOver && (await isOrder(_id)) ? 'in-cash' : own;
  const bookIds = readTexts(Object(request).productIds);
  const canBeTried = state === 'open' || state === 'released';
  const asked = orderRequestSchema.cast(request);
  const noCash = canBeTried && waysOff(asked, amountCents, await findSettings()).cash !== undefined;
  return {
    ...{ _id, state, number, bookIds },
    ...(state === 'open' && url !== '' && { url }),
    ...(noCash && { noCash }),
  };
}

async function ownPayment({ id, shopper }: PayingCall): Promise<ReadPayment> {
  const payment = await requirePayment(id);
  if (payment.uid !== shopper.uid) throw new Forbidden('This is not your payment');
  return payment;
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
  return retryConflicts(async () => {
    const present = await findPayment(payment._id);
    if (present?.state !== 'open') return present;
    // A call that broke off before the provider's answer: the same begins no second session.
    const begun = await begunSession(present, now);
    if (begun?.state !== 'open') return begun;
    const ended = await endSession(begun, now);
    if (ended?.state !== 'open') return ended;
    await releaseCopies(ended, now);
    return findPayment(payment._id);
  });
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
  return answerOf(await beginSession(id, now));
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
  if (await isOrder(call.id)) return answerOf(ended);
  await endOthers(call);
  const request = await orderRequestSchema.validate(ended.request);
  await holdCopies({ id: call.id, shopper, request, now }, ended, signal);
  return answerOf(await beginSession(call.id, now));
}

/** Places the order of a payment that was not made, to be paid in cash. @throws as `placeOrder`, PaymentOver */
export async function payInCash(call: PayingCall): Promise<Order> {
  const { id, shopper, now, signal } = call;
  const payment = await ownPayment(call);
  const ended = payment.state === 'open' ? await endPayment(payment, now) : payment;
  if (ended?.state !== 'released') throw new PaymentOver(ended?.state ?? payment.state);
  const request = await orderRequestSchema.validate(ended.request);
  const { order } = await placeOrder({ id, shopper, request, now }, signal);
  // Another tab has begun to pay meanwhile.
  const present = await findPayment(id);
  if (present?.state === 'open') await endPayment(present, now);
  return order;
}
