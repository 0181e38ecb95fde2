import { Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { noteMovedDay } from '../../books/moved-day-store.ts';
import { createPaidOrder, isOrder } from '../../orders/order-store.ts';
import {
  changePayment,
  createPayment,
  findPayment,
  type PaymentFields,
  type ReadPayment,
  readPayment,
  writePayment,
} from '../../payment/payment-store.ts';
import { paymentProvider } from '../../payment/present-provider.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { readOrder } from '../../shared/order/order.ts';
import { nextPaymentStep, type PaySession } from '../../shared/payment/next-payment-step.ts';
import { decideMs, paymentStates, type SettleReason } from '../../shared/payment/payment.ts';
import { invoiceQueue } from '../orders/effects/invoice-effect.ts';
import { type Attempt, queueOrders, tryOrder } from '../orders/effects/order-attempts.ts';
import { prepareOrder } from '../orders/effects/order-effects.ts';
import { begunSession } from './begin-session.ts';
import { giveBackDue, onlinePayment } from './give-back.ts';
import { PaymentOver } from './payment-over.ts';
import { releaseCopies, uncountHeld } from './release-copies.ts';

/** Writes the order of a payment together with its effects. @throws Conflict when there are no copies any more, or the money goes back */
async function placePaid(
  payment: ReadPayment,
  session: PaySession,
  now: Date,
  attempt: Attempt,
): Promise<void> {
  const { _id: id, uid, stockTaken, amountCents } = payment;
  // No coin limits what is paid, or given back, online.
  const { coinCents: _, ...order } = payment.order ?? {};
  const shop = await findSettings();
  const paid = {
    reference: session.paymentId,
    holdsCopies: paymentStates[payment.state].holdsCopies,
  };
  const document = {
    ...order,
    createdAt: Timestamp.fromDate(now),
    history: [{ status: 'placed', at: now.toISOString(), by: 'shopper', note: '' }],
    cashCents: amountCents,
    isPaidOnline: true,
    unconfirmedCopies: 0,
  };
  const after = readOrder(id, document);
  await queueOrders([...(paid.holdsCopies ? [] : stockTaken), ...invoiceQueue(undefined, shop)], async () => {
    const { fields, writeEffects } = await prepareOrder({
      before: undefined,
      after,
      by: onlinePayment,
      uid,
      keyHash: '',
      now,
      shop,
      attempt,
      stockTaken,
      paid,
    });
    await database().runTransaction(async (transaction) => {
      // Another event of the same money came when there were no copies.
      if (await readPayment(transaction, session.paymentId)) throw new PaymentOver('given-back');
      createPaidOrder(transaction, id, { ...document, ...fields });
      // Its day may have moved while the shopper paid.
      for (const { bookId } of after.announced ?? []) noteMovedDay(transaction, bookId, now);
      const { paymentId } = session;
      // The order itself holds what was checked: it is the shopper's, and is erased there.
      writePayment(transaction, payment, {
        state: 'paid',
        paymentId,
        dueAt: null,
        unconfirmedCopies: 0,
        order: {},
      });
      uncountHeld(transaction, payment);
      writeEffects(transaction);
    });
  });
  info('Order placed', { order: id, paidOnline: true });
}

/** Keeps money that belongs to no order, once: it goes back at once, or waits for a person. */
async function keepStray(
  session: PaySession,
  payment: ReadPayment | undefined,
  reason: SettleReason,
  now: Date,
): Promise<void> {
  const { paymentId, amountCents, currency } = session;
  const goesBack = reason !== 'amount-differs';
  const stray: PaymentFields = {
    state: 'stray',
    paymentId,
    amountCents,
    currency,
    settleReason: reason,
    createdAt: now,
    number: payment?.number ?? '',
    orderId: payment?._id ?? '',
    disputes: [],
    refunds: [],
    ...(goesBack ? { dueAt: now } : { isToSettle: true }),
  };
  try {
    await database().runTransaction(async (transaction) => {
      const present = payment && (await readPayment(transaction, payment._id));
      // Another event of the same money has made the order.
      if (present?.paymentId !== paymentId) createPayment(transaction, paymentId, stray);
    });
  } catch (failure) {
    // Another event of the same money was faster.
    if (!isWriteConflict(failure)) throw failure;
    return;
  }
  logError('Money came without an order', { payment: paymentId, reason });
  const kept = await findPayment(paymentId);
  if (kept) await giveBackDue(kept, now);
}

/** Takes the money for an order; undefined when it could. */
async function takeMoney(
  payment: ReadPayment,
  session: PaySession,
  now: Date,
): Promise<SettleReason | undefined> {
  const { _id: id } = payment;
  let reason: SettleReason | undefined;
  await tryOrder(async (attempt) => {
    const present = (await findPayment(id)) ?? payment;
    const step = nextPaymentStep(present, session);
    reason = step === 'give-back' ? 'paid-twice' : undefined;
    if (step !== 'place') return;
    reason = (await findPayment(session.paymentId))?.settleReason;
    if (reason) return;
    if (!present.order || (await isOrder(id))) {
      reason = present.order ? 'paid-twice' : 'no-order';
      return;
    }
    await endLastSession(present, session, now);
    try {
      await placePaid(present, session, now, attempt);
    } catch (failure) {
      if (!(failure instanceof Conflict)) throw failure;
      reason = 'no-copies';
    }
  });
  return reason;
}

/**
 * Does what the provider's word of a session means, once, however often and in whatever order it is heard.
 * @returns the payment as it is then; undefined when there is none
 */
export async function settlePayment(session: PaySession, now: Date): Promise<ReadPayment | undefined> {
  const { reference, sessionId } = session;
  if (session.isForeign) return undefined;
  const payment = reference === '' ? undefined : await findPayment(reference);
  if (!payment) {
    if (session.isPaid) await keepStray(session, undefined, 'no-order', now);
    return undefined;
  }
  const step = nextPaymentStep(payment, session);
  if (step === 'decide') {
    const dueAt = new Date(now.getTime() + decideMs);
    // Perhaps its call has broken off before it was noted.
    await again(() => changePayment(payment, { state: 'deciding', dueAt, sessionId }), session, now);
  }
  if (step === 'release') await again(() => releaseCopies(payment, now), session, now);
  const reason =
    step === 'place'
      ? await takeMoney(payment, session, now)
      : step === 'settle'
        ? ('amount-differs' as const)
        : step === 'give-back'
          ? ('paid-twice' as const)
          : undefined;
  if (reason) {
    await keepStray(session, payment, reason, now);
    await closeUnpaid(payment._id, session, reason, now);
  }
  return findPayment(payment._id);
}

/** Decides anew when the payment has changed since it was read. */
async function again(write: () => Promise<void>, session: PaySession, now: Date): Promise<void> {
  try {
    await write();
  } catch (failure) {
    if (!isWriteConflict(failure)) throw failure;
    await settlePayment(session, now);
  }
}

/** A payment whose money has come and makes no order is over; one that is paid stays so. */
async function closeUnpaid(id: string, session: PaySession, reason: SettleReason, now: Date): Promise<void> {
  await retryConflicts(async () => {
    const payment = await findPayment(id);
    if (!payment || session.attempt !== payment.tries) return;
    const state = reason === 'amount-differs' ? 'unsettled' : 'given-back';
    if (paymentStates[payment.state].holdsCopies) await releaseCopies(payment, now, { state });
    else if (payment.state === 'released') await changePayment(payment, { state });
  });
}

/** When an earlier try was paid after all, the last one is ended first: at no time it can be paid beside an order. */
async function endLastSession(payment: ReadPayment, session: PaySession, now: Date): Promise<void> {
  if (session.attempt === payment.tries) return;
  const begun = await begunSession(payment, now);
  if (!begun || begun.sessionId === '' || begun.sessionId === session.sessionId) return;
  const last = await (await paymentProvider()).lookUp(begun.sessionId, true);
  if (last.isPaid) await settlePayment(last, now);
}
