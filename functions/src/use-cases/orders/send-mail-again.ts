import { addEntry } from '../../audit/audit-store.ts';
import { requeueMail } from '../../mail/mail-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { OrderMail } from '../../shared/order/mail.ts';

/** Lets a mail be sent again, and notes who asked for that. @throws NotFound, MailUnderWay */
export async function sendMailAgain(
  orderId: string,
  event: string,
  by: Actor,
  now: Date,
): Promise<OrderMail> {
  const [order] = await findOrders([orderId]);
  const title = order?.number ?? '';
  return requeueMail(orderId, event, order?.email, now, (batch) =>
    addEntry(batch, { by, kind: 'order', action: 'mailed', targetId: orderId, title, note: event }, now),
  );
}
