import { addEntry } from '../../audit/audit-store.ts';
import { requeueMail } from '../../mail/mail-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
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
  const to = event === 'placed-shop' ? (await shopProfile()).contactEmail : order?.email;
  return requeueMail(orderId, event, to, now, (batch) =>
    addEntry(batch, { by, kind: 'order', action: 'mailed', targetId: orderId, title, note: event }, now),
  );
}
