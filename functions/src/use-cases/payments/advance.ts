import { error as logError } from 'firebase-functions/logger';
import { isOrder } from '../../orders/order-store.ts';
import {
  changePayment,
  createPayment,
  findPayment,
  type PaymentFields,
  type ReadPayment,
  readPayment,
} from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import {
  factOf,
  type PaymentStep,
  type PaySession,
  paymentSteps,
} from '../../shared/payment/next-payment-step.ts';
import { decideMs, paymentStates, type SettleReason } from '../../shared/payment/payment.ts';
import { type Attempt, tryOrder } from '../orders/effects/order-attempts.ts';
import { issuePaid } from '../vouchers/issue-paid.ts';
import { lastWord } from './begin-session.ts';
import { giveBackDue } from './give-back.ts';
import { placePaid } from './place-paid.ts';
import { type Release, releaseCopies } from './release-copies.ts';

/** As if the provider had said that no more money comes. */
export function givenUp(payment: ReadPayment): PaySession {
  return { ...payment, reference: payment._id, attempt: payment.tries, status: 'given up', isPaid: false };
}

/**
 * Applies a session to its payment, once, however often and in whatever order sessions are reported. @returns the
 * payment afterwards, if any
 */
export async function advance(
  session: PaySession,
  now: Date,
  release: Release = {},
): Promise<ReadPayment | undefined> {
  if (session.isForeign) return undefined;
  const { reference } = session;
  const heard = [session];
  for (let one = heard.pop(); one; one = heard.pop()) {
    const fact = one;
    // Each try decides anew.
    const first = await tryOrder((attempt) => take(fact, { now, release, attempt }));
    if (first) heard.push(fact, first);
  }
  return reference === '' ? undefined : findPayment(reference);
}

interface Frame {
  now: Date;
  release: Release;
  attempt: Attempt;
}

/** @returns another session that has to be applied first */
async function take(session: PaySession, frame: Frame): Promise<PaySession | undefined> {
  const { reference, isPaid } = session;
  const { now, release } = frame;
  const payment = reference === '' ? undefined : await findPayment(reference);
  if (!payment) {
    if (isPaid) await keepStray(session, undefined, 'no-order', now);
    return undefined;
  }
  const fact = factOf(payment, session);
  const step = fact && paymentSteps[payment.state][fact];
  switch (step?.action) {
    case 'place':
      return takeMoney(payment, session, frame);
    case 'give back':
      // A cancelled link of the desk has no order.
      await leaveMoney(
        payment,
        session,
        step,
        payment.isLink && !payment.paymentId ? 'no-order' : 'paid-twice',
        now,
      );
      break;
    case 'set aside':
      await leaveMoney(payment, session, step, 'amount-differs', now);
      break;
    case 'wait': {
      const dueAt = new Date(now.getTime() + decideMs);
      // The call may have been interrupted before it stored the session.
      await changePayment(payment, { state: 'deciding', dueAt, sessionId: session.sessionId });
      break;
    }
    case 'release':
      await releaseCopies(payment, now, release);
      break;
    case 'rest':
      if (payment.dueAt > 0) await changePayment(payment, { dueAt: null });
      break;
  }
  return undefined;
}

/** Undefined where the money may become an order. */
async function problemOf(payment: ReadPayment, session: PaySession): Promise<SettleReason | undefined> {
  const stray = await findPayment(session.paymentId);
  if (stray?.settleReason) return stray.settleReason;
  if (!(payment.isVoucher ? payment.request : payment.order)) return 'no-order';
  return (await isOrder(payment._id)) ? 'paid-twice' : undefined;
}

/** @returns the last session, if that was paid, too */
async function takeMoney(
  payment: ReadPayment,
  session: PaySession,
  { now, attempt }: Frame,
): Promise<PaySession | undefined> {
  let problem = await problemOf(payment, session);
  if (!problem) {
    // An earlier session was paid: the last one is ended first, so that it can never be paid beside an order.
    const last = session.attempt === payment.tries ? undefined : await lastWord(payment, now);
    if (last?.isPaid && last.sessionId !== session.sessionId) return last;
    const place = payment.isVoucher ? issuePaid : placePaid;
    problem = await place(payment, session, now, attempt).then(
      () => undefined,
      (failure: unknown) => {
        if (!(failure instanceof Conflict)) throw failure;
        return 'no-copies' as const;
      },
    );
  }
  const step = paymentSteps[payment.state].unplaceable;
  if (problem && step) await leaveMoney(payment, session, step, problem, now);
  return undefined;
}

/** For money that cannot become an order. The payment ends with it, unless another try of it is open. */
async function leaveMoney(
  payment: ReadPayment,
  session: PaySession,
  { to }: PaymentStep,
  reason: SettleReason,
  now: Date,
): Promise<void> {
  await keepStray(session, payment, reason, now);
  if (!to || session.attempt !== payment.tries) return;
  if (paymentStates[payment.state].holdsCopies) await releaseCopies(payment, now, { state: to });
  else await changePayment(payment, { state: to });
}

/** Money that belongs to no order is stored once, and refunded at once or kept for a person. */
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
    provider: session.provider,
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
      // Unless another event about the same money has made the order.
      if (present?.paymentId !== paymentId) createPayment(transaction, paymentId, stray);
    });
  } catch (failure) {
    // Another event about the same money has stored it.
    if (!isWriteConflict(failure)) throw failure;
    return;
  }
  logError('Money came without an order', { payment: paymentId, reason });
  const kept = await findPayment(paymentId);
  if (kept) await giveBackDue(kept, now);
}
