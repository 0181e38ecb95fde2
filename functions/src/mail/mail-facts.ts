import { invoiceKinds } from '../shared/invoice/invoice-kinds.ts';
import { addressLines } from '../shared/order/address-lines.ts';
import { unsentAnnounced } from '../shared/order/announced-books.ts';
import { awaitedIn } from '../shared/order/awaited-books.ts';
import type { MailKind } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { findLine } from '../shared/order/order-lines.ts';
import { voucherPayments } from '../shared/order/order-payments.ts';
import { moneyCents } from '../shared/order/order-vouchers.ts';
import type { Parcel } from '../shared/order/parcels.ts';
import { shipsFrom } from '../shared/order/ships-from.ts';
import { declaredTogether } from '../shared/order/withdrawal.ts';
import { type Carrier, trackingUrl } from '../shared/shop/carriers.ts';
import { dayText } from '../shared/shop/day-text.ts';
import { expectedDay, type ShopCalendar, shopDay } from '../shared/shop/shop-day.ts';
import type { DeliveryTexts } from '../shared/shop/shop-profile.ts';
import { memoized } from '../shared/values/memoized.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import { type CollectionPlace, placeFacts } from './collection-facts.ts';
import { defused } from './defused.ts';
import type { Fact } from './fact.ts';
import { oneLine } from './one-line.ts';
import { cashDue, parcelOf } from './order-words.ts';

interface FactFrame extends CollectionPlace, ShopCalendar {
  /** Of the parcel. */
  number: number;
  money: Money;
  locale: string;
  deliveryTexts: DeliveryTexts;
  carriers: readonly Carrier[];
  /** Undefined where the shopper has no page of the order. */
  orderAddress: string | undefined;
}

/** Creating it takes longer than the rest of a mail. */
const dayFormat = memoized(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }),
);

/** 'November 26, 2026 at 10:12:09 AM UTC' */
export function timeText(instant: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'long' }).format(instant);
}

/** 'Thursday, December 3' */
function weekdayText(day: string, locale: string): string {
  return dayFormat(locale).format(new Date(`${day}T00:00:00Z`));
}

function awaited(order: Order, { locale }: FactFrame): Fact {
  const lines = awaitedIn(order).map(({ bookId, by }) => {
    const title = findLine(order, bookId)?.title ?? '';
    return t('{title}: ships by {day}', { title, day: weekdayText(by, locale) });
  });
  return { label: t('Ordered for you'), lines };
}

/** Left out when the day has passed. */
function expected(order: Order, frame: FactFrame): Fact {
  const { createdAt, history } = order;
  const { locale, deliveryTexts } = frame;
  const day = expectedDay(shipsFrom(order, frame), deliveryTexts);
  const isLate = day < shopDay(new Date(history.at(-1)?.at ?? createdAt), frame);
  const written = dayFormat(locale).format(new Date(`${day}T00:00:00Z`));
  return { label: t('Expected|delivery'), lines: isLate ? [] : [t('by {day}', { day: written })] };
}

function appearances(order: Order, { locale }: FactFrame): Fact {
  const lines = unsentAnnounced(order).map(({ bookId, day }) => {
    const title = findLine(order, bookId)?.title ?? '';
    return t('{title}: {day}', { title, day: dayText(day, locale) });
  });
  return { label: t('Appears on'), lines };
}

function cash(order: Order, { money }: FactFrame, number?: number): Fact {
  const cents = cashDue(order, number);
  return { label: t('Cash to have ready'), lines: cents > 0 ? [money.text(cents)] : [] };
}

function paidOnline(order: Order, { money }: FactFrame): Fact {
  return { label: t('Paid online'), lines: order.isPaidOnline ? [money.text(moneyCents(order))] : [] };
}

function byVoucher(order: Order, { money }: FactFrame): Fact {
  const lines = voucherPayments(order).map(({ label, cents }) =>
    t('{label}: {amount}', { label, amount: money.text(cents) }),
  );
  return { label: t('Vouchers'), lines };
}

/** A lone surrogate in the code would break the link. */
function parcel(
  { carrier, trackingCode }: Pick<Parcel, 'carrier' | 'trackingCode'>,
  { carriers }: FactFrame,
): Fact {
  const address = trackingUrl({ carrier, trackingCode: trackingCode.toWellFormed() }, carriers);
  return { label: t('Parcel'), lines: [`${carrier} ${trackingCode}`.trim()], ...(address && { address }) };
}

/** Only for a confirmed address: another one may be another person's. */
function ownRecipient(label: string, order: Order): Fact {
  return order.hasConfirmedEmail ? recipient(label, order) : { label, lines: [] };
}

/** Any visitor may have typed the declaration. */
function withdrawn({ withdrawals = [], lines, email }: Order, frame: FactFrame): Fact[] {
  const titles = new Set(lines.map(({ title }) => title));
  return declaredTogether(withdrawals, frame.number).flatMap(({ at, name, books }) => [
    { label: t('Declared at'), lines: [timeText(new Date(at), frame.locale, frame.timeZone)] },
    {
      label: t('Withdrawn from'),
      lines: books
        ? books.split('\n').map((line) => (titles.has(line) ? line : defused(line)))
        : [t('The whole order')],
    },
    { label: t('Declared by'), lines: [defused(name), email] },
  ]);
}

/** An unconfirmed address may be another person's. */
function recipient(label: string, order: Order): Fact {
  const typed = [...addressLines(order).map(([, line]) => line), order.phone];
  return { label, lines: order.hasConfirmedEmail ? typed : typed.map(defused) };
}

/** The step's own document is last; the order's page has its file. */
function invoice({ invoices = [] }: Order, { orderAddress }: FactFrame): Fact {
  const last = invoices.at(-1);
  const label = invoiceKinds[last?.isCreditNote ? 'credit-note' : 'invoice'].label;
  return { label, lines: last ? [last.number] : [], ...(orderAddress && { address: orderAddress }) };
}

const facts: Readonly<Record<MailKind, (order: Order, frame: FactFrame) => Fact[]>> = {
  placed: (order, frame) => [
    appearances(order, frame),
    awaited(order, frame),
    expected(order, frame),
    cash(order, frame),
    byVoucher(order, frame),
    paidOnline(order, frame),
    ownRecipient(t('Goes to'), order),
    invoice(order, frame),
  ],
  // Without the shopper's data, which would outlive an erasure in the shopkeeper's mailbox.
  'placed-shop': (order, frame) => [appearances(order, frame), expected(order, frame)],
  packed: (order, frame) => [expected(order, frame), cash(order, frame), recipient(t('Goes to'), order)],
  shipped: (order, frame) => [
    parcel(order, frame),
    expected(order, frame),
    cash(order, frame),
    recipient(t('Goes to'), order),
  ],
  delivered: (order, frame) => [recipient(t('Delivered to'), order), invoice(order, frame)],
  cancelled: (order, frame) => [byVoucher(order, frame), invoice(order, frame)],
  returned: (order, frame) => [byVoucher(order, frame), invoice(order, frame)],
  lines: (order, frame) => [
    awaited(order, frame),
    cash(order, frame),
    byVoucher(order, frame),
    invoice(order, frame),
  ],
  recipient: (order, frame) => [recipient(t('Goes to'), order), cash(order, frame)],
  correction: (order, frame) => [byVoucher(order, frame), invoice(order, frame)],
  appearance: (order, frame) => [appearances(order, frame), expected(order, frame)],
  choice: () => [],
  message: () => [],
  discount: (order, frame) => [cash(order, frame), byVoucher(order, frame), invoice(order, frame)],
  parcel: (order, frame) => [
    parcel(parcelOf(order, frame.number) ?? order, frame),
    cash(order, frame, frame.number),
    recipient(t('Goes to'), order),
  ],
  arrived: (order, frame) => [recipient(t('Delivered to'), order), invoice(order, frame)],
  'came-back': (order, frame) => [byVoucher(order, frame), invoice(order, frame)],
  withdrawal: withdrawn,
  // Without the shopper's data, as for a new order.
  'withdrawal-shop': () => [],
};

/** Where, and until it is collected, what to pay there. */
const collectionFacts: Partial<Record<MailKind, (order: Order, frame: FactFrame) => Fact[]>> = {
  placed: (order, frame) => [
    appearances(order, frame),
    ...placeFacts(frame),
    cash(order, frame),
    byVoucher(order, frame),
    paidOnline(order, frame),
    ownRecipient(t('Set aside for'), order),
    invoice(order, frame),
  ],
  'placed-shop': (order, frame) => [appearances(order, frame)],
  appearance: (order, frame) => [appearances(order, frame)],
  packed: (order, frame) => [...placeFacts(frame), cash(order, frame), recipient(t('Set aside for'), order)],
  delivered: (order, frame) => [invoice(order, frame)],
  recipient: (order, frame) => [recipient(t('Set aside for'), order), ...placeFacts(frame)],
};

/** Empty facts are left out. */
export function factsOf(order: Order, kind: MailKind, frame: FactFrame): Fact[] {
  const factsAbout = (order.collection && collectionFacts[kind]) || facts[kind];
  return factsAbout(order, frame)
    .map((fact) => ({ ...fact, lines: fact.lines.map(oneLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}
