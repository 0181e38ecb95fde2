import type { Order, OrderHistoryEntry } from '@bookstore/functions/shared/order/order';
import { type OrderStatus, statusesAhead, statusLabel } from '@bookstore/functions/shared/order/order-status';

export interface ProgressStep {
  status: OrderStatus;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** When and by whom it was taken, and its note; undefined for a step ahead. */
  entry?: OrderHistoryEntry;
}

/** Steps taken, the present one, and those ahead if all goes well. */
export function progressOf(order: Pick<Order, 'status' | 'history' | 'collection'>): ProgressStep[] {
  const { status, history } = order;
  // A note on a parcel while the status stayed the same is no step.
  const steps: OrderHistoryEntry[] = [];
  for (const entry of history) {
    const last = steps.at(-1);
    if (last?.status !== entry.status) steps.push(entry);
    else steps.splice(-1, 1, { ...last, note: [last.note, entry.note].filter(Boolean).join('\n') });
  }
  const taken = steps.map((entry, index): ProgressStep => {
    const state = index === steps.length - 1 ? 'current' : 'done';
    return { status: entry.status, label: statusLabel(order, entry.status), state, entry };
  });
  return [
    ...taken,
    // A partly shipped order has no usual step: the rest continues like a packed order.
    ...statusesAhead(status === 'waiting' ? 'packed' : status, order).map(
      (next): ProgressStep => ({
        status: next,
        label: statusLabel(order, next),
        state: 'ahead',
      }),
    ),
  ];
}

/** Notes to the shopper, oldest first. */
export function notesOf({ history }: Pick<Order, 'history'>): OrderHistoryEntry[] {
  return history.filter(({ by, note }) => by === 'admin' && note !== '');
}
