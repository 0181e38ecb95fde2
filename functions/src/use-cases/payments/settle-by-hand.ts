import { addEntry } from '../../audit/audit-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { type ReadPayment, requirePayment, shownPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { CashWay } from '../../shared/order/cash.ts';
import { openCents } from '../../shared/order/order-totals.ts';
import {
  type Payment,
  paymentStates,
  refusedCents,
  type SettledRequest,
} from '../../shared/payment/payment.ts';
import { changeOrder } from '../orders/change-order.ts';
import { giveBackDue } from './give-back.ts';

const aboutOf = ({ _id, orderId, number, paymentId }: ReadPayment) => ({
  ...{ kind: 'cash' as const, targetId: orderId || _id, title: number || paymentId },
});

/** Notes with the order what was given back in another way: what it still owes of what was refused, once. */
async function noteOtherWay(payment: ReadPayment, way: CashWay, by: Actor, now: Date): Promise<void> {
  const { _id: id, state, refunds } = payment;
  const [order] = state === 'paid' ? await findOrders([id]) : [];
  const cents = order ? Math.min(refusedCents(payment), -openCents(order)) : 0;
  if (cents <= 0) return;
  const request = { kind: 'given-back', cents, way, reference: '', note: '' } as const;
  const key = `settled ${payment.paymentId} ${refunds.length}`;
  await changeOrder(id, { kind: 'person', name: by.name }, { kind: 'cash', request }, key, now);
}

/** Takes money off the list of what is to be settled; the history says who, and what became of it. */
export async function settleByHand(
  id: string,
  { note, way }: SettledRequest,
  by: Actor,
  now: Date,
): Promise<Payment> {
  const waiting = await requirePayment(id);
  if (waiting.isToSettle && way) await noteOtherWay(waiting, way, by, now);
  await retryConflicts(async () => {
    const payment = await requirePayment(id);
    if (!payment.isToSettle) return;
    await database().runTransaction(async (transaction) => {
      writePayment(transaction, payment, { isToSettle: false });
      addEntry(transaction, { by, action: 'settled', ...aboutOf(payment), note }, now);
    });
  });
  return shownPayment(await requirePayment(id));
}

/** Tries once more to give back what the provider has refused, or what is still owed of it. */
export async function refundAgain(id: string, by: Actor, now: Date): Promise<Payment> {
  await retryConflicts(async () => {
    const payment = await requirePayment(id);
    const cents = refusedCents(payment);
    if (!payment.isToSettle || cents === 0) return;
    const retried = payment.refunds.map((one) =>
      one.state === 'refused' ? { ...one, state: 'retried' as const } : one,
    );
    // Of an order what it owes then is given back, which may be less by now.
    const wanted =
      payment.state === 'paid' ? [] : [{ number: retried.length + 1, cents, state: 'wanted' as const }];
    await database().runTransaction(async (transaction) => {
      const refunds = [...retried, ...wanted];
      writePayment(transaction, payment, { refunds, isToSettle: false, dueAt: now });
      addEntry(transaction, { by, action: 'retried', ...aboutOf(payment) }, now);
    });
  });
  const payment = await requirePayment(id);
  // What can still be paid stays due to be looked at.
  if (!payment.isToSettle && !paymentStates[payment.state].holdsCopies) await giveBackDue(payment, now);
  return shownPayment(await requirePayment(id));
}
