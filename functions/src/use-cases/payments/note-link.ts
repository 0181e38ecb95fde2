import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../audit/audit-store.ts';
import { linkMail } from '../../mail/payment-mails.ts';
import { addMailOnce } from '../../mail/plain-mail-store.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { DeskOrder } from '../../orders/order-store.ts';
import { readOrder } from '../../shared/order/order.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';

interface NotedLink {
  id: string;
  uid: string;
  until: Date;
  shop: StoredSettings;
  now: Date;
}

export async function noteLink(
  transaction: Transaction,
  order: OrderDocument,
  { takenBy: name }: DeskOrder,
  { id, uid, until, shop, now }: NotedLink,
): Promise<void> {
  const mail = linkMail(readOrder(id, { ...order }), shopDay(until, shop), shop);
  if (order.email)
    await addMailOnce(transaction, { about: ['link', id], event: 'message-1', mail, uid }, now);
  const about = { kind: 'order', action: 'added', targetId: id, title: order.number } as const;
  addEntry(transaction, { by: { name }, ...about }, now);
}
