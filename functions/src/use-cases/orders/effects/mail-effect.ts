import { readChangeMails, writeChangeMails } from '../../../mail/change-mail-store.ts';
import { addOrderMails, isMailHeld } from '../../../mail/mail-store.ts';
import type { Order } from '../../../shared/order/order.ts';
import type { OrderEffect, OrderEvent } from './order-event.ts';

/** A shopper who cancels an order so soon has the shop's answer on the screen, and needs no mail. */
const soonMs = 10 * 60_000;

/**
 * Whether a change is mailed to the shopper. An account can carry another person's address, to which order after order
 * could be placed and cancelled.
 */
async function isMailed({ by, after, now }: OrderEvent): Promise<boolean> {
  if (by.kind !== 'shopper') return true;
  return now.getTime() - Date.parse(after.createdAt) > soonMs && !(await isMailHeld(after._id));
}

/** Tells the shopper, and of a new order the shop. A mail names the invoice that is made with it, and no other. */
export const mailEffect: OrderEffect = async (event) => {
  const { after, uid, shop, change, now, isMailHeld: isHeld = false } = event;
  const invoiceIn = ({ invoices }: Order) => invoices?.[after.invoices?.length ?? 0]?.number;
  if (!change) {
    if (uid === undefined) return undefined;
    return {
      write: (transaction, order) =>
        addOrderMails(transaction, order, { uid, shop, isHeld, invoice: invoiceIn(order) }, now),
    };
  }
  const [mails, hasMail] = await Promise.all([readChangeMails(after._id, change), isMailed(event)]);
  const to = hasMail ? uid : undefined;
  return {
    write: (transaction, order) =>
      writeChangeMails(transaction, mails, { order, uid: to, shop, invoice: invoiceIn(order) }, now),
  };
};
