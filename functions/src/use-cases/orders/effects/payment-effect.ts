import { setPaymentDue } from '../../../payment/payment-store.ts';
import { undoWaitMs } from '../../../shared/order/mail.ts';
import { openCents } from '../../../shared/order/order-totals.ts';
import type { OrderEffect } from './order-event.ts';

/**
 * Has what the shop owes of an order that was paid online given back, once the step can be undone no more: what is owed
 * then, whatever steps it comes from.
 */
export const paymentEffect: OrderEffect = async ({ before, after, now }) => {
  if (!before || !after.isPaidOnline || openCents(after) >= 0) return undefined;
  const dueAt = new Date(now.getTime() + undoWaitMs);
  return { write: (transaction) => setPaymentDue(transaction, after._id, dueAt) };
};
