import { addEntry } from '../../audit/audit-store.ts';
import { requirePayment, shownPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { Payment } from '../../shared/payment/payment.ts';

/** Takes money off the list of what is to be settled; the history says who, and what became of it. */
export async function settleByHand(id: string, note: string, by: Actor, now: Date): Promise<Payment> {
  await retryConflicts(mostTriesOfWrite, async () => {
    const payment = await requirePayment(id);
    if (!payment.isToSettle) return;
    await database().runTransaction(async (transaction) => {
      writePayment(transaction, payment, { isToSettle: false });
      const about = { targetId: payment.orderId || id, title: payment.number || payment.paymentId };
      addEntry(transaction, { by, kind: 'cash', action: 'settled', ...about, note }, now);
    });
  });
  return shownPayment(await requirePayment(id));
}
