import type { MailKind } from '../shared/order/mail.ts';
import { addressLines, type Order } from '../shared/order/order.ts';
import { keptLines, openCents } from '../shared/order/order-lines.ts';
import type { Parcel } from '../shared/order/parcels.ts';
import { trackingUrl } from '../shared/shop/carriers.ts';
import { expectedDay, shopDay } from '../shared/shop/shop-day.ts';
import { formatCents } from '../shared/values/money.ts';
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

/** What is still to be paid: of a parcel, for its books alone. */
function cash(order: Order, number = 0): Fact {
  const books = parcelOf(order, number)?.bookIds;
  const due = keptLines(order).filter(({ bookId }) => books?.includes(bookId) ?? true);
  const cents = Math.min(
    openCents(order),
    due.reduce((sum, { unitCents }) => sum + unitCents, 0),
  );
  return { label: 'Cash to have ready', lines: cents > 0 ? [`$${formatCents(cents)}`] : [] };
}

/** The parcel of this number. */
export function parcelOf({ parcels }: Order, number: number): Parcel | undefined {
  return parcels.find((parcel) => parcel.number === number);
}

/** The parcel's carrier and code; a link where the shop knows how to follow it. Half a surrogate pair is no address. */
function parcel({ carrier, trackingCode }: Pick<Parcel, 'carrier' | 'trackingCode'>): Fact {
  const address = trackingUrl(carrier, trackingCode.toWellFormed());
  return { label: 'Parcel', lines: [`${carrier} ${trackingCode}`.trim()], ...(address && { address }) };
}

function recipient(label: string, order: Order): Fact {
  return { label, lines: [...addressLines(order).map(([, line]) => line), order.phone] };
}

const facts: Readonly<Record<MailKind, (order: Order, number: number) => Fact[]>> = {
  // Nothing that the shopper typed: it is not known yet whose e-mail address this is.
  placed: (order) => [expected(order), cash(order)],
  // Nothing of the shopper: what is erased in the shop stays in the shopkeeper's mailbox.
  'placed-shop': (order) => [expected(order)],
  packed: (order) => [expected(order), cash(order), recipient('Goes to', order)],
  shipped: (order) => [parcel(order), expected(order), cash(order), recipient('Goes to', order)],
  delivered: (order) => [recipient('Delivered to', order)],
  cancelled: () => [],
  returned: () => [],
  lines: (order) => [cash(order)],
  recipient: (order) => [recipient('Goes to', order)],
  correction: () => [],
  message: () => [],
  parcel: (order, number) => [
    parcel(parcelOf(order, number) ?? order),
    cash(order, number),
    recipient('Goes to', order),
  ],
  arrived: (order) => [recipient('Delivered to', order)],
  'came-back': () => [],
};

/** What the mail about a step lists below the books; what an order does not say is left out. */
export function factsOf(order: Order, kind: MailKind, number: number): Fact[] {
  return facts[kind](order, number)
    .map((fact) => ({ ...fact, lines: fact.lines.map(oneLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}
