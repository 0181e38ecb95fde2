import {
  type OrderOfWay,
  type OrderStatus,
  statusLabel,
} from '@bookstore/functions/shared/order/order-status';

/** Ochre while the shop must act, forest from then on. Never colour alone: the word stands beside it. */
const looks: Record<OrderStatus, string> = {
  placed: 'border-ochre bg-ochre/20 text-ink',
  packed: 'border-ochre text-ochre-ink',
  waiting: 'border-dashed border-ochre text-ochre-ink',
  shipped: 'border-forest text-forest',
  delivered: 'border-transparent bg-forest/15 text-forest',
  cancelled: 'border-line text-muted line-through',
  returned: 'border-dashed border-line-strong text-muted',
};

export function StatusBadge({ order }: { order: OrderOfWay & { status: OrderStatus } }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm font-medium lg:whitespace-nowrap ${looks[order.status]}`}
    >
      {statusLabel(order)}
    </span>
  );
}
