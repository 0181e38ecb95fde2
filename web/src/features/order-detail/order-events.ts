import type { Order } from '@bookstore/functions/shared/order/order';
import { findLine, lineStates, takeOutReasons } from '@bookstore/functions/shared/order/order-lines';
import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import type { TimelineEntry } from './order-timeline.tsx';

/** Events of an order and its lines, oldest first. */
export function orderEvents(order: Order): TimelineEntry[] {
  const { history, lineChanges, discounts = [] } = order;
  const steps = history.map(({ status, at, by, note }) => ({
    label: statusLabel(order, status),
    at,
    by: by === 'admin' ? t('the shop') : t('the shopper'),
    note,
  }));
  const changes = lineChanges.map(({ bookId, state, reason, at }) => ({
    label: state === 'ordered' ? t('Put back') : lineStates[state].label,
    at,
    by: t('the shop'),
    note: [findLine(order, bookId)?.title, reason && reason !== 'other' && takeOutReasons[reason].label]
      .filter(Boolean)
      .join(': '),
  }));
  const given = discounts.map(({ at, reason }) => ({
    label: t('Discount'),
    at,
    by: t('the shop'),
    note: reason,
  }));
  const takenBack = discounts.flatMap(({ takenBackAt: at, reason }) =>
    at === undefined ? [] : [{ label: t('Discount taken back'), at, by: t('the shop'), note: reason }],
  );
  return [...steps, ...changes, ...given, ...takenBack].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}
