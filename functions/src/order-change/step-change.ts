import { Forbidden } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import type { MailEvent } from '../shared/order/mail.ts';
import type { OrderStepRequest } from '../shared/order/order.ts';
import { keptLines, lineId } from '../shared/order/order-lines.ts';
import { findStep, findStepBack, type OrderStatus } from '../shared/order/order-status.ts';
import type { Parcel } from '../shared/order/parcels.ts';
import { t } from '../shared/words/words.ts';
import {
  type AppliedChange,
  type ChangeContext,
  GoesByParcel,
  NothingLeft,
  OrderChanged,
  parcelsIn,
  withStatus,
} from './applied-change.ts';
import { type Delivered, deliver, takeBackDelivery } from './deliver-parcels.ts';
import { requireArrived, shipBooks } from './parcel-change.ts';
import { lastReturned, linesOfNoReturn, linesOfReturn } from './returned-books.ts';

const is = (state: Parcel['state']) => (parcel: Parcel) => parcel.state === state;

/** Collection: one parcel of all books, handed over at once. */
export function handOver(order: ChangingOrder, brings: Delivered, context: ChangeContext): ChangedFields {
  const bookIds = keptLines(order).map(lineId);
  const handed = shipBooks(order, bookIds, { carrier: '', trackingCode: '' }, context.now);
  return { ...handed, ...deliver({ ...order, ...handed }, is('shipped'), brings, context) };
}

function fieldsOfStep(
  order: ChangingOrder,
  request: OrderStepRequest,
  context: ChangeContext,
): ChangedFields {
  const { from, to } = request;
  const { now } = context;
  if (to === 'packed' || to === 'shipped') requireArrived(order, order.lines.map(lineId), context);
  if (to === 'shipped') {
    const bookIds = keptLines(order).map(lineId);
    return shipBooks(order, bookIds, request, now);
  }
  if (from === 'packed' && to === 'delivered') {
    return handOver(order, request, context);
  }
  if (to === 'delivered') return deliver(order, is('shipped'), request, context);
  if (to === 'returned') {
    const isMeant = is(from === 'shipped' ? 'shipped' : 'delivered');
    const parcels = parcelsIn(order.parcels, isMeant, 'returned');
    return { parcels, lineChanges: linesOfReturn(order, order.parcels.filter(isMeant), now) };
  }
  return { status: to };
}

interface Back extends Pick<AppliedChange, 'cashWay'> {
  fields: ChangedFields;
  withdrawn: MailEvent[];
}

function fieldsOfStepBack(order: ChangingOrder, to: OrderStatus, now: Date): Back {
  const { status, parcels } = order;
  if (status === 'shipped') {
    if (!parcels.every(is('shipped'))) throw new GoesByParcel();
    const byParcel = parcels.map(({ number }): MailEvent => `parcel-${number}`);
    return { fields: { status: to, parcels: [] }, withdrawn: ['shipped', ...byParcel] };
  }
  if (status === 'delivered') {
    if (to === 'packed') {
      // If it was not collected after all, its parcel is dissolved.
      const taken = takeBackDelivery(order, is('delivered'));
      return { ...taken, fields: { ...taken.fields, status: to, parcels: [] }, withdrawn: ['delivered'] };
    }
    const arrived = parcels.filter(is('delivered')).map(({ number }): MailEvent => `arrived-${number}`);
    return { ...takeBackDelivery(order, is('delivered')), withdrawn: ['delivered', ...arrived] };
  }
  if (status === 'returned') {
    const last = lastReturned(order);
    const cameBack = last.map(({ number }): MailEvent => `came-back-${number}`);
    const lineChanges = linesOfNoReturn(order, last, now);
    const fields = { parcels: parcelsIn(parcels, (one) => last.includes(one), 'delivered'), lineChanges };
    return { fields, withdrawn: ['returned', ...cameBack] };
  }
  if (keptLines(order).length === 0) throw new NothingLeft();
  return { fields: { status: to }, withdrawn: status === 'waiting' ? [] : [status] };
}

/**
 * A step back needs a reason.
 * @throws OrderChanged, Forbidden when the step exists but is not the actor's to take, GoesByParcel
 */
export function changeStep(
  order: ChangingOrder,
  request: OrderStepRequest,
  context: ChangeContext,
): AppliedChange {
  const { from, to, note } = request;
  const [step, back] = [findStep(from, to, order), findStepBack(from, to, order)];
  if (order.status !== from || !(step || back)) throw new OrderChanged(order);
  if (step ? !step.by.includes(context.actor) : context.actor !== 'admin') {
    throw new Forbidden('Only the shop takes this step');
  }
  if (back && !note) throw new WrongValue('note', () => t('Say why the step is taken back'));
  const { fields: changed, ...taken }: Pick<AppliedChange, 'fields' | 'withdrawn' | 'cashWay'> = step
    ? { fields: fieldsOfStep(order, request, context) }
    : fieldsOfStepBack(order, to, context.now);
  const fields = withStatus(order, changed, context, note);
  if (fields.status !== to) throw new GoesByParcel();
  // A shopper who cancels before the first mail has gone gets none: the account may carry another person's address.
  const isShopper = context.actor === 'shopper';
  return {
    ...taken,
    ...(isShopper && { withdrawn: ['placed'] }),
    fields,
    mail: back
      ? { event: 'correction', onlyIfTold: true }
      : to === 'waiting'
        ? undefined
        : { event: to, onlyIfTold: isShopper, ...(isShopper && { waitMs: 0 }) },
    isBack: back !== undefined,
    entry: { action: 'step', before: { status: from }, after: { status: to } },
  };
}
