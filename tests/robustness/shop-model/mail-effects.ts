import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { type ChangeKind, movedParcels, sinceOf, stepOf } from './order-effects.ts';
import { all, centsOf, keptIds, lineIds, rows, type Stored } from './stored-shop.ts';

const ofParcels: Record<string, string> = { shipped: 'parcel', delivered: 'arrived', returned: 'came-back' };

/** The mails of a change: those about what is taken back go, and one is written. */
interface MailsOfChange {
  withdrawn?: readonly string[];
  /** Earlier mails are about something else. */
  since?: string | undefined;
  written?: string | undefined;
  /** Written only when one of the withdrawn mails was sent. */
  onlyIfTold?: boolean;
}

function ofStep(asked: DocumentData, before: Order): MailsOfChange {
  const { from, to } = asked;
  if (stepOf(asked, before) !== 'back') return { written: to };
  const parcels = movedParcels('status', before, asked).map(({ number }) => `${ofParcels[from]}-${number}`);
  return { withdrawn: [from, ...parcels], written: 'correction', onlyIfTold: true };
}

function ofParcel(asked: DocumentData, before: Order): MailsOfChange {
  const { number, from, to, isMailed, carrier, trackingCode } = asked;
  const parcel = before.parcels.find((one) => one.number === number);
  if (to === undefined && parcel?.carrier === carrier && parcel?.trackingCode === trackingCode) return {};
  const isBack = to === null || to === 'shipped' || (from === 'returned' && to === 'delivered');
  if (!isBack) return { written: isMailed ? `${ofParcels[to ?? from]}-${number}` : undefined };
  return {
    withdrawn: [`${ofParcels[from]}-${number}`, from],
    since: parcel && sinceOf(before, parcel),
    written: isMailed ? 'correction' : undefined,
    onlyIfTold: true,
  };
}

function ofLine(before: Order, after: Order): MailsOfChange {
  if (after.status === 'cancelled') return { withdrawn: ['lines'], written: 'cancelled' };
  if (before.status === 'cancelled') return { withdrawn: ['cancelled'], written: 'lines', onlyIfTold: true };
  if (keptIds(after).length < after.lines.length) return { written: 'lines' };
  return { withdrawn: ['lines'], written: 'lines', onlyIfTold: true };
}

function mailsOf(kind: ChangeKind, asked: DocumentData, before: Order, after: Order): MailsOfChange {
  if (kind === 'status') return ofStep(asked, before);
  if (kind === 'parcels') return { written: `parcel-${after.parcels.at(-1)?.number}` };
  if (kind === 'parcel') return ofParcel(asked, before);
  if (kind === 'missing') {
    return { written: `choice-${lineIds(before).indexOf(asked.bookId) + 1}` };
  }
  const isLineLeft = keptIds(before).length === keptIds(after).length;
  if (kind === 'lines' || (kind === 'choice' && !isLineLeft)) return ofLine(before, after);
  if (kind === 'discounts') return { written: `discount-${after.discounts?.length}` };
  if (kind === 'recipient')
    return { written: asked.isMailed && asked.email !== before.email ? 'recipient' : undefined };
  const event = `discount-${asked.number}`;
  return kind === 'discount' ? { withdrawn: [event], written: event, onlyIfTold: true } : {};
}

const hasLeft = (mail: DocumentData) => mail.delivery.state === 'SUCCESS';

/** Without the fields that are rewritten when the order changes while the mail waits. */
const lasting = ({ to: _, message: __, ...mail }: DocumentData) => mail;

/** Compares the mails of an order with what a change does to them. @param undone the mail of a step that is undone */
export function checkMails(
  kind: ChangeKind,
  asked: DocumentData,
  [before, after]: readonly [Stored, Stored],
  [was, is]: readonly [Order, Order],
  undone?: string,
): void {
  const {
    withdrawn = [],
    since = '',
    written,
    onlyIfTold,
  } = asked.isUndo
    ? { withdrawn: undone === undefined ? [] : [undone] }
    : asked.by === 'shopper'
      ? { withdrawn: ['placed'], written: 'cancelled', onlyIfTold: true }
      : { written: undefined, onlyIfTold: false, ...mailsOf(kind, asked, was, is) };
  const of = (stored: Stored) => rows(stored, 'mail').filter(({ orderId }) => orderId === was._id);
  const were = of(before);
  const taken = were.filter(
    ({ event, createdAt }) => withdrawn.includes(event) && createdAt >= (Date.parse(since) || 0),
  );
  const isTold = taken.some((mail) => hasLeft(mail) || mail.delivery.copy > 0);
  const isWritten = written !== undefined && (!onlyIfTold || isTold);
  const stays = were.filter((mail) => !taken.includes(mail) || hasLeft(mail));
  const others = stays.filter(({ event }) => !isWritten || event !== written).map(lasting);
  const mails = of(after)
    .filter(({ event }) => !isWritten || event !== written)
    .map(lasting);
  expect(mails).toEqual(others);
  if (!isWritten) return;
  const mail = all(after, 'mail').get(`${was._id}-${written}`);
  const earlier = all(before, 'mail').get(`${was._id}-${written}`);
  const copy = earlier ? earlier.delivery.copy + (hasLeft(earlier) ? 1 : 0) : 0;
  // It waits a minute, in which what the desk has done can be undone.
  const nextAttemptAt = mail?.createdAt + (asked.by === 'shopper' ? 0 : 60_000);
  expect(mail).toMatchObject({ delivery: { state: 'PENDING', attempts: 0, copy, nextAttemptAt } });
  expect(mail?.createdAt).toBeGreaterThan(earlier?.createdAt ?? 0);
  const [, price] = /Your order costs \$([\d,.]+) now/.exec(mail?.message.text) ?? [];
  const hasPrice = written.startsWith('discount') || (written === 'lines' && keptIds(is).length > 0);
  if (hasPrice && !onlyIfTold) expect(price).toBeDefined();
  if (price !== undefined) expect(Number(price.replaceAll(/[,.]/g, ''))).toBe(centsOf(is, keptIds(is)));
}
