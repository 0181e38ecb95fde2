import type { MailEvent } from '../shared/mail.ts';
import type { Order } from '../shared/order.ts';
import { orderStatuses } from '../shared/order-status.ts';
import { shopFacts } from '../shared/shop.ts';

/** A mail as it is stored and sent. */
export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail about an order's step.
 * @param address where the shop is, without a slash at the end
 */
export function renderOrderMail(order: Order, event: MailEvent, address: string): RenderedMail {
  const status = event === 'placed-shop' ? 'New order' : orderStatuses[event].label;
  const link = event === 'placed-shop' ? `/dashboard/orders/${order._id}` : `/orders/${order._id}`;
  const text = `${status}: order ${order.number}, $${order.totalPrice}. ${address}${link}`;
  return {
    to: event === 'placed-shop' ? shopFacts.contactEmail : order.email,
    subject: `${status}: order ${order.number}`,
    text,
    html: `<p>${text}</p>`,
  };
}
