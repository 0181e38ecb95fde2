import type { MailEvent } from '../shared/order/mail.ts';
import { addressLines, type Order } from '../shared/order/order.ts';
import { trackingUrl } from '../shared/shop/shop.ts';
import { expectedDay, shopDay } from '../shared/shop/shop-day.ts';
import { oneLine } from './one-line.ts';

/** A line of a mail's list: what it is about, its lines, and where a press on them leads. */
export interface Fact {
  label: string;
  lines: string[];
  address?: string;
}

const writtenDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Left out when the day has passed as the mail is written. */
function expected({ createdAt, history }: Order): Fact {
  const day = expectedDay(new Date(createdAt));
  const isLate = day < shopDay(new Date(history.at(-1)?.at ?? createdAt));
  const written = writtenDay.format(new Date(`${day}T00:00:00Z`));
  return { label: 'Expected', lines: isLate ? [] : [`by ${written}`] };
}

function cash({ totalPrice }: Order): Fact {
  return { label: 'Cash to have ready', lines: [`$${totalPrice}`] };
}

/** The parcel's carrier and code; a link where the shop knows how to follow it. Half a surrogate pair is no address. */
function parcel({ carrier, trackingCode }: Order): Fact {
  const address = trackingUrl(carrier, trackingCode.toWellFormed());
  return { label: 'Parcel', lines: [`${carrier} ${trackingCode}`.trim()], ...(address && { address }) };
}

function recipient(label: string, order: Order): Fact {
  return { label, lines: [...addressLines(order).map(([, line]) => line), order.phone] };
}

const facts: Readonly<Record<MailEvent, (order: Order) => Fact[]>> = {
  // Nothing that the shopper typed: it is not known yet whose e-mail address this is.
  placed: (order) => [expected(order), cash(order)],
  // Nothing of the shopper: what is erased in the shop stays in the shopkeeper's mailbox.
  'placed-shop': (order) => [expected(order)],
  packed: (order) => [expected(order), cash(order), recipient('Goes to', order)],
  shipped: (order) => [parcel(order), expected(order), cash(order), recipient('Goes to', order)],
  delivered: (order) => [recipient('Delivered to', order)],
  cancelled: () => [],
  returned: () => [],
};

/** What the mail about a step lists below the books; what an order does not say is left out. */
export function factsOf(order: Order, event: MailEvent): Fact[] {
  return facts[event](order)
    .map((fact) => ({ ...fact, lines: fact.lines.map(oneLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}
