import type { Order } from '@bookstore/functions/shared/order/order';
import { presentCents } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateLabel } from '#components/labels/date-label.tsx';
import { paths } from '#config/paths.ts';
import { hasNewTotal } from '#entities/order/order-costs.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { CancelButton } from './cancel-button.tsx';
import { OrderLines } from './order-lines.tsx';
import { comesInParts, OrderParcels } from './order-parcels.tsx';
import { notesOf } from './order-progress.ts';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderState } from './order-state.tsx';
import { OrderTitle, orderTitle } from './order-title.tsx';
import { ProgressRow } from './progress-row.tsx';
import { ShopMessages } from './shop-messages.tsx';
import { TrackingLink } from './tracking-link.tsx';

interface OrderCardProps {
  order: Order;
  action?: ReactNode;
}

export function OrderCard({ order, action }: OrderCardProps) {
  const money = useOrderMoney(order);
  const notes = notesOf(order);
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface break-inside-avoid">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line bg-sunken px-5 py-4 sm:px-6">
        <h2 className="text-xl" tabIndex={-1}>
          <OrderTitle order={order} />
        </h2>
        <span className="text-sm text-muted">
          <DateLabel instant={order.createdAt} />
        </span>
        <p className="ms-auto text-lg font-semibold tabular-nums">
          {hasNewTotal(order) && (
            <s className="me-2 text-base font-normal text-muted">
              <span className="sr-only">Ordered: </span>
              {money.price(Number(order.totalPrice))}
            </s>
          )}
          <span className="sr-only">Total Price: </span>
          {money.text(presentCents(order))}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-5 border-b border-line p-5 sm:p-6">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-center">
          <OrderState order={order} />
          <ProgressRow order={order} />
        </div>
        {comesInParts(order) && <OrderParcels order={order} />}
        <ShopMessages order={order} />
        {notes.map(({ status, at, note }) => (
          <p key={`${status} ${at}`} className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere">
            <span className="block text-sm text-muted">A note from the shop</span>
            <span dir="auto">{note}</span>
          </p>
        ))}
        <div className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
          <TrackingLink order={order} />
          <CancelButton order={order} />
          {action}
          <Link
            to={paths.order(order._id)}
            aria-label={t('Details and receipt: {order}', { order: orderTitle(order) })}
            className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline underline-offset-4"
          >
            Details and receipt
          </Link>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 p-5 sm:p-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <OrderLines order={order} />
        <div className="min-w-0 border-line md:border-s md:ps-6">
          <OrderRecipient order={order} />
        </div>
      </div>
    </article>
  );
}
