import { setPaymentDue } from '../../../payment/payment-store.ts';
import { undoWaitMs } from '../../../shared/order/mail.ts';
import { isToHoldBack, openCents } from '../../../shared/order/order-totals.ts';
import { onlinePaymentName } from '../../../shared/people/person-name.ts';
import type { OrderEffect } from './order-event.ts';

/**
 * Schedules a refund, whose sum is calculated only when the step can no longer be undone. A changed sum may also settle what waits for a
 * person.
 */
export const paymentEffect: OrderEffect = async ({ before, after, by, now }) => {
  if (!before || !after.isPaidOnline) return undefined;
  const isOwnNote = by.kind === 'system' && by.name === onlinePaymentName;
  const isSame = openCents(after) === openCents(before) && isToHoldBack(after) === isToHoldBack(before);
  if (isOwnNote || isSame) return undefined;
  const dueAt = new Date(now.getTime() + undoWaitMs);
  return { write: (transaction) => setPaymentDue(transaction, after._id, dueAt) };
};
