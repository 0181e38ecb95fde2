import { type OrderStatus, orderStatuses } from '@bookstore/functions/shared/order/order-status';

/**
 * The colours of a status: strong while the shop must act, quiet when the order is over. The word always stands
 * beside them.
 */
const looks: Record<OrderStatus, string> = {
  placed: 'border-transparent bg-accent-fill text-on-accent',
  packed: 'border-accent text-accent',
  shipped: 'border-forest text-forest',
  delivered: 'border-line text-muted',
  cancelled: 'border-line text-muted line-through',
  returned: 'border-dashed border-line-strong text-muted',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm font-medium ${looks[status]}`}
    >
      {orderStatuses[status].label}
    </span>
  );
}
