import type { Order } from '@bookstore/functions/shared/order/order';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { formatCents } from '@bookstore/functions/shared/values/money';
import { shop } from '#config/shop.ts';

/** The payment of an order: paid, due, or to be paid back. */
function paymentOf({ status, totalPrice, cashCents }: Order): { label: string; amount: string } {
  const { isSale, label } = orderStatuses[status];
  if (status === 'returned' && cashCents !== undefined) {
    return { label: 'Paid in cash, to be paid back', amount: `$${formatCents(cashCents)}` };
  }
  if (!isSale) return { label, amount: 'Nothing to pay' };
  if (status !== 'delivered') return { label: 'To pay in cash', amount: `$${totalPrice}` };
  return {
    label: 'Paid in cash',
    amount: cashCents === undefined ? `$${totalPrice}` : `$${formatCents(cashCents)}`,
  };
}

/** What an order costs with all that belongs to it, and how it is paid. */
export function OrderTotal({ order }: { order: Order }) {
  const { label, amount } = paymentOf(order);
  return (
    <dl className="grid gap-1.5 text-[0.9375rem] [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      <div>
        <dt className="text-muted">Delivery</dt>
        <dd>{shop.delivery.cost}</dd>
      </div>
      <div>
        <dt className="text-muted">Taxes</dt>
        <dd>{shop.taxes}</dd>
      </div>
      <div className="mt-2 items-baseline border-t border-line pt-3 font-semibold">
        <dt>Total Price</dt>
        <dd className="text-2xl tabular-nums print:text-lg">${order.totalPrice}</dd>
      </div>
      <div>
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium tabular-nums">{amount}</dd>
      </div>
    </dl>
  );
}
