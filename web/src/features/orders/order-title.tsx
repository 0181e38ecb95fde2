import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';

/** Breaks at its hyphen only where large text leaves no room. */
const numberClasses = 'font-sans text-[0.9em] tracking-wide whitespace-nowrap max-[16rem]:whitespace-normal';

type NumberedOrder = Pick<Order, 'number'>;

export function orderTitle({ number }: NumberedOrder): string {
  return t('Order {number}', { number });
}

/** The number is dictated on the phone, where the old-style 0 of headings looks like an o. */
export function OrderTitle({ order }: { order: NumberedOrder }) {
  return rich('Order {number}', {
    number: <span className={numberClasses}>{order.number}</span>,
  });
}
