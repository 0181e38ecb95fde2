import { addEntry } from '../../audit/audit-store.ts';
import { requeueMail } from '../../mail/mail-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { isForShop, isMailEvent, type OrderMail } from '../../shared/order/mail.ts';
import { orderMailAddresses } from '../../shared/shop/mail-settings.ts';

/** @throws Conflict where the owner wants no mails about new orders */
async function addressesOfShop(): Promise<string> {
  const addresses = orderMailAddresses(await recentSettings());
  if (addresses.length === 0)
    throw new Conflict(
      'no-address',
      'No address gets the mails about new orders: the settings of the shop name them',
    );
  return addresses.join(', ');
}

/** @throws NotFound, MailUnderWay, Conflict */
export async function sendMailAgain(
  orderId: string,
  event: string,
  by: Actor,
  now: Date,
): Promise<OrderMail> {
  const [order] = await findOrders([orderId]);
  const title = order?.number ?? '';
  const to = isMailEvent(event) && isForShop(event) ? await addressesOfShop() : order?.email;
  return requeueMail(orderId, event, to, now, (batch) =>
    addEntry(batch, { by, kind: 'order', action: 'mailed', targetId: orderId, title, note: event }, now),
  );
}
