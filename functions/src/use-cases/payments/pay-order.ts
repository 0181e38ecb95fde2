import { requestHash } from '../../orders/order-identity.ts';
import { isOrder, type WantedOrder } from '../../orders/order-store.ts';
import { waysOff } from '../../orders/require-way-to-pay.ts';
import { PaymentOver } from '../../payment/payment-over.ts';
import { findPayment, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { PaymentDisturbed } from '../../payment/provider.ts';
import { paymentProvider } from '../../payment/providers.ts';
import { Forbidden } from '../../platform/http/api-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import type { Order } from '../../shared/order/order.ts';
import { orderRequestSchema } from '../../shared/order/order-request.ts';
import { mostPaymentTries, type PaymentAnswer } from '../../shared/payment/payment.ts';
import { readTexts } from '../../shared/values/stored-fields.ts';
import { voucherRequestSchema } from '../../shared/voucher/voucher-requests.ts';
import { placeOrder } from '../orders/place-order.ts';
import { holdVoucher } from '../vouchers/hold-voucher.ts';
import { advance } from './advance.ts';
import { beginSession } from './begin-session.ts';
import { endPayment } from './end-payment.ts';
import { holdCopies } from './hold-copies.ts';

export interface PayingCall {
  id: string;
  shopper: Shopper;
  now: Date;
  signal?: AbortSignal;
}

/** A failed payment may have become an order paid in cash. */
export async function answerOf(payment: ReadPayment): Promise<PaymentAnswer> {
  const { _id, state: own, number, url, request, amountCents, currency, isVoucher } = payment;
  const sum = { number, amountCents, currency };
  const page = own === 'open' && url !== '' && { url };
  // Vouchers are not sold online for cash.
  if (isVoucher) return { _id, state: own, ...sum, isVoucher, noCash: true, bookIds: [], ...page };
  const isOver = own === 'released' || own === 'given-back' || own === 'unsettled';
  const state = isOver && (await isOrder(_id)) ? 'in-cash' : own;
  const bookIds = readTexts(Object(request).productIds);
  const canBeTried = state === 'open' || state === 'released';
  const asked = orderRequestSchema.cast(request);
  const noCash = canBeTried && waysOff(asked, amountCents, await findSettings()).cash !== undefined;
  return {
    _id,
    state,
    ...sum,
    bookIds,
    ...page,
    ...(noCash && { noCash }),
  };
}

async function ownPayment({ id, shopper }: PayingCall): Promise<ReadPayment> {
  const payment = await requirePayment(id);
  if (payment.uid !== shopper.uid || payment.isLink) throw new Forbidden('This is not your payment');
  return payment;
}

/** Once per key. @throws as `placeOrder`, PaymentUnavailable */
export async function beginPayment(wanted: WantedOrder, signal?: AbortSignal): Promise<PaymentAnswer> {
  const { id, now, request } = wanted;
  const earlier = await findPayment(id);
  if (earlier && requestHash(orderRequestSchema.cast(earlier.request)) !== requestHash(request)) {
    throw new KeyReused('Another payment was already begun', { orderId: id });
  }
  if (!earlier) {
    // A try whose answer was lost has placed it to be paid in cash.
    if (await isOrder(id)) throw new PaymentOver('paid');
    await holdCopies(wanted, undefined, signal);
  }
  return answerOf(await beginSession(id, now));
}

/** In milliseconds; a session's state is not asked for again sooner. */
const lookMs = 3000;

const looks = new Map<string, { at: number; done: Promise<unknown> }>();

/** One question for all callers within some seconds. @throws PaymentDisturbed */
export function lookAgain({ provider, sessionId }: ReadPayment, now: Date): Promise<unknown> {
  for (const [id, { at }] of looks) if (now.getTime() - at >= lookMs) looks.delete(id);
  const ask = async () => advance(await (await paymentProvider(provider)).lookUp(sessionId), now);
  const look = looks.get(sessionId) ?? { at: now.getTime(), done: ask() };
  looks.set(sessionId, look);
  return look.done;
}

/**
 * While the provider does not answer, the result is what the shop has stored. @param isCancelled the payment ends and
 * releases its copies, unless it is paid
 */
export async function checkPayment(call: PayingCall, isCancelled = false): Promise<PaymentAnswer> {
  const payment = await ownPayment(call);
  if (payment.sessionId === '' || !['open', 'deciding'].includes(payment.state)) return answerOf(payment);
  try {
    const isEnded = isCancelled && payment.state === 'open';
    await (isEnded ? endPayment(payment, call.now) : lookAgain(payment, call.now));
  } catch (failure) {
    if (!(failure instanceof PaymentDisturbed)) throw failure;
    return { ...(await answerOf(payment)), isUnsure: true };
  }
  return answerOf((await findPayment(call.id)) ?? payment);
}

/** Ends the earlier session. */
export async function payAgain(call: PayingCall): Promise<PaymentAnswer> {
  const { shopper, now, signal } = call;
  const payment = await ownPayment(call);
  if (payment.tries >= mostPaymentTries) throw new PaymentOver(payment.state);
  const ended = await endPayment(payment, now);
  if (ended?.state !== 'released') {
    if (ended?.state === 'paid' || ended?.state === 'deciding') return answerOf(ended);
    throw new PaymentOver(ended?.state ?? payment.state);
  }
  if (await isOrder(call.id)) return answerOf(ended);
  const wanted = { id: call.id, shopper, now };
  if (payment.isVoucher) {
    const request = await voucherRequestSchema.validate(ended.request);
    await holdVoucher({ ...wanted, request }, ended, signal);
  } else {
    const { voucherCents: _, ...request } = await orderRequestSchema.validate(ended.request);
    // Without `voucherCents`: the provider's page shows what is left to pay.
    await holdCopies({ ...wanted, request }, ended, signal);
  }
  return answerOf(await beginSession(call.id, now));
}

/** @throws as `placeOrder`, PaymentOver */
export async function payInCash(call: PayingCall): Promise<Order> {
  const { id, shopper, now, signal } = call;
  const payment = await ownPayment(call);
  if (payment.isVoucher) throw new PaymentOver(payment.state);
  let ended = await endPayment(payment, now, { isForced: true });
  // Another tab has begun to pay again, which it can do only a few times.
  while (ended?.state === 'open') ended = await endPayment(ended, now, { isForced: true });
  if (ended?.state !== 'released') throw new PaymentOver(ended?.state ?? payment.state);
  const request = await orderRequestSchema.validate(ended.request);
  const { order } = await placeOrder({ id, shopper, request, now }, signal);
  // Another tab has begun to pay.
  const present = await findPayment(id);
  if (present?.state === 'open') await endPayment(present, now, { isForced: true });
  return order;
}
