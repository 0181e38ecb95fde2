import type { Order } from '@bookstore/functions/shared/order/order';
import { dateLabel } from '#components/labels/date-label.tsx';

type NamedOrder = Pick<Order, 'number' | 'createdAt'>;

/** The name of an order: its number, or its day when it was placed before orders had numbers. */
export function orderTitle({ number, createdAt }: NamedOrder): string {
  return number ? `Order ${number}` : `Order of ${dateLabel(createdAt)}`;
}

/** The same in a heading. The number is read out on the phone, where the old-style 0 of headings looks like an o. */
export function OrderTitle({ order }: { order: NamedOrder }) {
  if (!order.number) return orderTitle(order);
  return (
    <>
      Order <span className="font-sans text-[0.9em] tracking-wide whitespace-nowrap">{order.number}</span>
    </>
  );
}
