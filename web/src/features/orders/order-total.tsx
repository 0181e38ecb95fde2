import type { Order } from '@bookstore/functions/shared/order/order';
import { chargeRows } from '@bookstore/functions/shared/order/order-bill';
import { paymentsOf } from '@bookstore/functions/shared/order/order-payments';
import { presentCents } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import { shop } from '#config/shop.ts';
import { hasNewTotal, presentTaxes } from '#entities/order/order-costs.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

export function OrderTotal({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const taxes = presentTaxes(order, money);
  return (
    <dl className="grid gap-1.5 text-[0.9375rem] [&>div]:flex [&>div]:justify-between [&>div]:gap-4 max-[16rem]:[&>div]:flex-wrap">
      {chargeRows({ ...order, deliveryCents: order.deliveryCents ?? 0 }, money).map(
        ({ key, label, amount }) => (
          <div key={key}>
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ),
      )}
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
      {paymentsOf(order).map(({ label, cents }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">
            {cents === undefined ? t('Nothing to pay') : money.text(cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
