import { deliveryCostWords } from '@bookstore/functions/shared/order/delivery-words';
import type { Order } from '@bookstore/functions/shared/order/order';
import { orderStatuses, statusLabel } from '@bookstore/functions/shared/order/order-status';
import { openInCash, orderedCents, presentCents } from '@bookstore/functions/shared/order/order-totals';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { shop } from '#config/shop.ts';
import { hasNewTotal, presentTaxes } from '#entities/order/order-costs.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

/** The payment of an order: paid, due, or to be paid back. */
function paymentsOf(order: Order, money: Money): { label: string; amount: string }[] {
  const { status, cashCents, isPaidOnline } = order;
  const { isSale } = orderStatuses[status];
  const label = statusLabel(order);
  const due = openInCash(order);
  // What is paid online is paid in one sum.
  const gone = isPaidOnline ? Math.max(0, orderedCents(order) - (cashCents ?? 0)) : 0;
  const wentBack = gone > 0 ? [{ label: t('Given back'), amount: money.text(gone) }] : [];
  if (due < 0) {
    const back = isPaidOnline ? t('Paid online, goes back to you') : t('Paid in cash, to be paid back');
    return [{ label: back, amount: money.text(-due) }, ...wentBack];
  }
  if (!isSale) return [{ label, amount: t('Nothing to pay') }, ...wentBack];
  const isPaid = cashCents !== undefined && cashCents > 0;
  const paid = {
    label: isPaidOnline ? t('Paid online') : t('Paid in cash'),
    amount: money.text((cashCents ?? presentCents(order)) + gone),
  };
  if (isPaidOnline && due === 0) return [paid, ...wentBack];
  if (status === 'delivered' && (due === 0 || cashCents === undefined)) return [paid];
  return [...(isPaid ? [paid] : []), ...wentBack, { label: t('To pay in cash'), amount: money.text(due) }];
}

/** What an order costs with all that belongs to it, and how it is paid. */
export function OrderTotal({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const taxes = presentTaxes(order, money);
  return (
    <dl className="grid gap-1.5 text-[0.9375rem] [&>div]:flex [&>div]:justify-between [&>div]:gap-4 max-[16rem]:[&>div]:flex-wrap">
      <div>
        <dt className="text-muted">{order.collection ? t('Collection') : t('Delivery')}</dt>
        <dd>{deliveryCostWords(order.deliveryCents, money, order)}</dd>
      </div>
      {taxes.length === 0 && (
        <div>
          <dt className="text-muted">Taxes</dt>
          <dd>{shop.taxes}</dd>
        </div>
      )}
      {taxes.map(({ label, amount }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
      {hasNewTotal(order) && (
        <div>
          <dt className="text-muted">Ordered</dt>
          <dd className="text-muted tabular-nums">{money.price(Number(order.totalPrice))}</dd>
        </div>
      )}
      <div className="mt-2 items-baseline border-t border-line pt-3 font-semibold">
        <dt>Total Price</dt>
        <dd className="text-2xl tabular-nums print:text-lg">{money.text(presentCents(order))}</dd>
      </div>
      {paymentsOf(order, money).map(({ label, amount }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
