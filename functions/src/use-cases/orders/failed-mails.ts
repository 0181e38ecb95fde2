import { findFailedMails } from '../../mail/mail-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import type { FailedMails } from '../../shared/order/mail.ts';

export async function failedMails(limit: number, state?: 'HELD'): Promise<FailedMails> {
  const { count, mails } = await findFailedMails(limit, state);
  const orders = await findOrders([...new Set(mails.map(({ orderId }) => orderId))]);
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  return { count, mails: mails.map((mail) => ({ ...mail, number: numbers.get(mail.orderId) ?? '' })) };
}
