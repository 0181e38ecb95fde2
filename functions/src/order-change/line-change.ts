import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import type { LineRequest } from '../shared/order/order-changes.ts';
import {
  findLine,
  findLineStep,
  isHandedOver,
  keptLines,
  stateOfLine,
  takeOutReasons,
} from '../shared/order/order-lines.ts';
import { hadArrived, isSent } from '../shared/order/parcels.ts';
import { t } from '../shared/words/words.ts';
import {
  type AppliedChange,
  type ChangeContext,
  type ChangeMail,
  OrderChanged,
  withStatus,
} from './applied-change.ts';
import { changedLines, isEmptied } from './returned-books.ts';

/** A parcel with no kept book has come back; with a kept book again it returns to its earlier state. */
function parcelsAfter(order: ChangingOrder, bookId: string): Pick<ChangedFields, 'parcels'> {
  const parcels = order.parcels.map((parcel) => {
    if (!parcel.bookIds.includes(bookId)) return parcel;
    if (isEmptied(order, parcel)) return { ...parcel, state: 'returned' as const };
    if (parcel.state !== 'returned') return parcel;
    return { ...parcel, state: hadArrived(parcel) ? ('delivered' as const) : ('shipped' as const) };
  });
  return { parcels };
}

/** A shopper who was never told that a book goes need not be told that it stays. */
function mailOf(before: ChangingOrder, after: ChangingOrder): Pick<AppliedChange, 'mail' | 'withdrawn'> {
  const isCancelled = (order: ChangingOrder) => order.status === 'cancelled';
  if (isCancelled(after)) return { mail: { event: 'cancelled' }, withdrawn: ['lines'] };
  if (isCancelled(before)) return { mail: { event: 'lines', onlyIfTold: true }, withdrawn: ['cancelled'] };
  const mail: ChangeMail = { event: 'lines' };
  if (keptLines(after).length < after.lines.length) return { mail };
  return { mail: { ...mail, onlyIfTold: true }, withdrawn: ['lines'] };
}

/**
 * Takes a line out, puts it back, or notes that its book has come back or has not.
 * @throws OrderChanged, Conflict where it was collected, NotFound for a book that was not ordered, InvalidArgument
 * without a reason
 */
export function changeLine(
  order: ChangingOrder,
  request: LineRequest,
  context: ChangeContext,
): AppliedChange {
  const { bookId, from, to, reason, isMailed } = request;
  const line = findLine(order, bookId);
  if (!line) throw new NotFound('The book in this order');
  const [state, sent] = [stateOfLine(order, bookId), isSent(order.parcels, bookId)];
  // A cancelled order can be reopened by a line only if taking out its last line cancelled it.
  const isOver = order.status === 'cancelled' && keptLines(order).length > 0;
  if (isOver) throw new OrderChanged(order);
  if (state !== from || !findLineStep(from, to, sent)) {
    throw new OrderChanged(order, { line: { bookId, state, isSent: sent } });
  }
  // A collected order has no later step that would hand this book over.
  if (to === 'ordered' && !sent && isHandedOver(order)) {
    const message = 'The order was collected: mark it as not collected yet, and put the book back then';
    throw new Conflict('collected', message);
  }
  if (to === 'taken-out' && !reason) throw new WrongValue('reason', () => t('Say why the book is taken out'));

  const change = { state: to, ...(reason && to !== 'ordered' && { reason }), at: context.now.toISOString() };
  const lineChanges = changedLines(order, [bookId], change);
  const changed = { ...order, lineChanges };
  const reopened = order.status === 'cancelled' ? { status: 'placed' as const } : {};
  const fields = withStatus(
    order,
    { lineChanges, ...(sent && parcelsAfter(changed, bookId)), ...reopened },
    context,
  );
  const mails = isMailed ? mailOf(order, { ...order, ...fields }) : {};
  const note = reason ? saidInShop(takeOutReasons[reason].label) : '';
  return {
    ...mails,
    fields,
    isBack: to === 'ordered',
    entry: {
      action: 'changed',
      note,
      before: { book: line.title, state: from, status: order.status },
      after: { book: line.title, state: to, status: fields.status ?? order.status },
    },
  };
}
