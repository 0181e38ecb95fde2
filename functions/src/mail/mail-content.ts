import type { MailEvent } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { dashboardPaths } from '../shared/pages/dashboard-pages.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { formatPrice } from '../shared/values/money.ts';
import { type Fact, factsOf } from './mail-facts.ts';
import { mailWords } from './mail-words.ts';
import { oneLine } from './one-line.ts';

/** What a mail says, before it is text or HTML. Only the note has line breaks. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  note?: { from: string; text: string };
  /** 'Order 7K3M-9QXA' */
  title: string;
  books: { title: string; author: string; price: string }[];
  total: string;
  facts: Fact[];
  link: { label: string; address: string };
  /** The last line, before the shop's name. */
  closing: string;
}

function noteOf({ history }: Order, event: MailEvent): MailContent['note'] {
  const entry = history.findLast(({ status }) => status === event);
  // Only a note of the shop: a shopper can register another person's address, and would send them text through the shop.
  if (!entry?.note || entry.by !== 'admin') return undefined;
  return { from: 'A word from the shop', text: entry.note };
}

/**
 * What the mail about an order's step says.
 * @param address where the shop is, without a slash at the end
 */
export function mailContent(order: Order, event: MailEvent, address: string): MailContent {
  const isForShop = event === 'placed-shop';
  const { subject, heading, sentence } = mailWords[event](order);
  // What a shopper typed stands only in mails about what the shop has done; see noteOf.
  const name = order.history.at(-1)?.by === 'admin' ? oneLine(order.name) : '';
  const note = noteOf(order, event);
  return {
    subject,
    heading,
    paragraphs: [...(isForShop ? [] : [name ? `Hello ${name},` : 'Hello,']), sentence],
    ...(note && { note }),
    title: `Order ${order.number}`.trim(),
    books: order.lines.map(({ title, author = '', unitCents }) => ({
      title: oneLine(title),
      author: oneLine(author),
      price: formatPrice(unitCents / 100),
    })),
    total: `$${order.totalPrice}`,
    facts: factsOf(order, event),
    link: isForShop
      ? { label: 'Open the order', address: address + dashboardPaths.deskOrder(order._id) }
      : { label: 'See your order', address: address + shopPaths.order(order._id) },
    closing: isForShop ? '' : 'Is anything unclear? Just answer this mail.',
  };
}
