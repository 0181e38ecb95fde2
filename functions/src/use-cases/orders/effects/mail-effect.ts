import { readChangeMails, writeChangeMails } from '../../../mail/change-mail-store.ts';
import { addOrderMails } from '../../../mail/mail-store.ts';
import type { MailEvent } from '../../../shared/order/mail.ts';
import type { Order } from '../../../shared/order/order.ts';
import type { OrderEffect } from './order-event.ts';

/** A mail names only the invoice that is made with it. */
export const mailEffect: OrderEffect = async (event) => {
  const { after, by, uid, shop, change, now, isMailHeld: isHeld = false } = event;
  const invoiceIn = ({ invoices }: Order) => invoices?.[after.invoices?.length ?? 0]?.number;
  if (!change) {
    if (uid === undefined) return undefined;
    // The shop gets no mail about its own order; a shopper who holds the books is not told that they are coming.
    const taken: MailEvent = after.status === 'delivered' ? 'delivered' : 'placed';
    const events: MailEvent[] = by.kind === 'person' ? [taken] : ['placed', 'placed-shop'];
    return {
      write: (transaction, order) =>
        addOrderMails(transaction, order, events, { uid, shop, isHeld, invoice: invoiceIn(order) }, now),
    };
  }
  const mails = await readChangeMails(after._id, change);
  return {
    write: (transaction, order) =>
      writeChangeMails(transaction, mails, { order, uid, shop, invoice: invoiceIn(order) }, now),
  };
};
