import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { announcedIn } from '../shared/order/announced-books.ts';
import { awaitedIn } from '../shared/order/awaited-books.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import type { MailEvent } from '../shared/order/mail.ts';
import type { ParcelEdit, ParcelRequest } from '../shared/order/order-changes.ts';
import { findLine, stateOfLine } from '../shared/order/order-lines.ts';
import { isSent, type Parcel, parcelStateSince, stepsOfParcel } from '../shared/order/parcels.ts';
import { t } from '../shared/words/words.ts';
import {
  type AppliedChange,
  type ChangeContext,
  OrderChanged,
  parcelsIn,
  withStatus,
} from './applied-change.ts';
import { deliver, takeBackDelivery } from './deliver-parcels.ts';
import { linesOfNoReturn, linesOfReturn } from './returned-books.ts';

export function shipBooks(
  order: ChangingOrder,
  bookIds: readonly string[],
  { carrier, trackingCode }: Pick<Parcel, 'carrier' | 'trackingCode'>,
  now: Date,
): ChangedFields {
  const number = order.parcelsMade + 1;
  const parcel = { number, bookIds: [...bookIds], carrier, trackingCode, state: 'shipped' as const };
  const parcels = [...order.parcels, { ...parcel, at: now.toISOString() }];
  return { parcels, parcelsMade: number };
}

/** @throws Conflict when one of these books has not appeared yet, or has not come */
export function requireArrived(
  order: ChangingOrder,
  bookIds: readonly string[],
  { now, today = now.toISOString().slice(0, 10) }: ChangeContext,
): void {
  const among = (books: readonly { bookId: string }[]) =>
    books.map(({ bookId }) => bookId).filter((id) => bookIds.includes(id));
  const announced = among(announcedIn(order, today));
  if (announced.length > 0) {
    const message = 'A book of this order has not appeared yet';
    throw new Conflict('books-announced', message, { bookIds: announced });
  }
  const awaited = among(awaitedIn(order));
  if (awaited.length > 0) {
    const message =
      'A book of this order has not come yet: receive it, or send the others in a parcel of their own';
    throw new Conflict('books-awaited', message, { bookIds: awaited });
  }
}

/** @throws OrderChanged when a book was taken out or is in a parcel already, or the order is not being sent */
export function addParcel(
  order: ChangingOrder,
  request: ParcelRequest,
  context: ChangeContext,
): AppliedChange {
  const bookIds = [...new Set(request.bookIds)];
  for (const bookId of bookIds) {
    if (!findLine(order, bookId)) throw new NotFound('The book in this order');
    const [state, sent] = [stateOfLine(order, bookId), isSent(order.parcels, bookId)];
    if (state !== 'ordered' || sent) throw new OrderChanged(order, { line: { bookId, state, isSent: sent } });
  }
  if (order.status === 'cancelled' || order.collection) throw new OrderChanged(order);
  requireArrived(order, bookIds, context);
  const fields = withStatus(order, shipBooks(order, bookIds, request, context.now), context);
  const number = order.parcelsMade + 1;
  const status = fields.status ?? order.status;
  return {
    fields,
    mail: { event: `parcel-${number}` },
    canBeUndone: true,
    entry: {
      action: 'changed',
      before: { status: order.status },
      after: { status, parcel: number, books: bookIds.length, carrier: request.carrier },
    },
  };
}

function fieldsOfEdit(
  order: ChangingOrder,
  parcel: Parcel,
  edit: ParcelEdit,
  context: ChangeContext,
): Pick<AppliedChange, 'fields' | 'cashWay'> {
  const isMeant = ({ number }: Parcel) => number === parcel.number;
  const { to } = edit;
  if (to === undefined) return { fields: { parcels: order.parcels } };
  if (to === null) {
    return { fields: { status: 'packed', parcels: order.parcels.filter((one) => !isMeant(one)) } };
  }
  const parcels = parcelsIn(order.parcels, isMeant, to);
  if (parcel.state === 'returned') {
    return { fields: { parcels, lineChanges: linesOfNoReturn(order, [parcel], context.now) } };
  }
  if (to === 'delivered') return { fields: deliver(order, isMeant, edit, context), cashWay: edit.cashWay };
  if (to === 'shipped') return takeBackDelivery(order, isMeant);
  return { fields: { parcels, lineChanges: linesOfReturn(order, [parcel], context.now) } };
}

function mailAbout({ number, state }: Parcel): MailEvent {
  const names = { shipped: 'parcel', delivered: 'arrived', returned: 'came-back' } as const;
  return `${names[state]}-${number}`;
}

/** Mails that may have reported the parcel's state: its own, or the whole order's. */
function mailsTaken(
  order: ChangingOrder,
  parcel: Parcel,
): Pick<AppliedChange, 'withdrawn' | 'withdrawnSince'> {
  return { withdrawn: [mailAbout(parcel), parcel.state], withdrawnSince: parcelStateSince(order, parcel) };
}

/**
 * Corrects carrier and code, takes the parcel a step on or back, or unpacks it.
 * @throws NotFound, OrderChanged, InvalidArgument for a step back without a reason
 */
export function editParcel(
  order: ChangingOrder,
  number: number,
  edit: ParcelEdit,
  context: ChangeContext,
): AppliedChange {
  const parcel = order.parcels.find((one) => one.number === number);
  if (!parcel) throw new NotFound('The parcel');
  const { from, to, reason } = edit;
  const { state } = parcel;
  // A collected parcel is never under way.
  const isWay = !order.collection || (to !== null && to !== 'shipped');
  const step = stepsOfParcel(parcel).find((one) => one.to === to);
  const isPossible = to === undefined || (to === null ? from === 'shipped' : step !== undefined);
  if (state !== from || !isPossible || !isWay) throw new OrderChanged(order, { parcel: { number, state } });
  const isBack = to === null || step?.isBack === true;
  if (isBack && !reason) throw new WrongValue('reason', () => t('Say why the step is taken back'));

  const { carrier = parcel.carrier, trackingCode = parcel.trackingCode } = edit;
  const isCorrected = carrier !== parcel.carrier || trackingCode !== parcel.trackingCode;
  const { fields: changed, cashWay = 'cash' } = fieldsOfEdit(order, parcel, edit, context);
  const parcels = changed.parcels?.map((one) =>
    one.number === number ? { ...one, carrier, trackingCode } : one,
  );
  const fields = withStatus(order, { ...changed, ...(parcels && { parcels }) }, context, reason);
  const event = mailAbout({ ...parcel, state: to ?? from });
  const isTold = edit.isMailed && (to !== undefined || isCorrected);
  return {
    fields,
    cashWay,
    isBack,
    mail: isTold ? (isBack ? { event: 'correction', onlyIfTold: true } : { event }) : undefined,
    ...(isBack && mailsTaken(order, parcel)),
    rewritesWaitingMails: isCorrected,
    entry: {
      action: 'changed',
      before: { parcel: number, state: from, status: order.status, carrier: parcel.carrier },
      after: {
        parcel: number,
        state: to ?? (to === null ? 'unpacked' : from),
        status: fields.status ?? order.status,
        carrier,
      },
    },
  };
}
