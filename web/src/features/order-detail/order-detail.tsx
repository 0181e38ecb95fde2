import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderId } from '@bookstore/functions/shared/order/order-id';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { KeyLegend } from '#components/layout/key-legend.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDeskOrder } from '#entities/order/desk-queries.ts';
import { filterSearch } from '#entities/order/order-filter.ts';
import { PrintLink } from '#entities/order/print-link.tsx';
import { StatusBadge } from '#entities/order/status-badge.tsx';
import { OrderBooks } from './lines/order-books.tsx';
import { orderEvents } from './order-events.ts';
import { OrderGift } from './order-gift.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderStepForm } from './order-step-form.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { OrderParcels } from './parcels/order-parcels.tsx';
import { OrderMessages } from './texts/order-messages.tsx';
import { OrderNotes } from './texts/order-notes.tsx';

interface OrderDetailProps {
  id: string;
  money?: (order: Order) => ReactNode;
}

export function OrderDetail(props: OrderDetailProps) {
  return isOrderId(props.id) ? <LiveOrder {...props} /> : <MissingOrder />;
}

function LiveOrder({ id, money }: OrderDetailProps) {
  const order = useDeskOrder(id);
  return order ? <OrderPage order={order} money={money?.(order)} /> : <MissingOrder />;
}

/** Pairs below the books where there is room for two; a single last card fills its row. */
const cards =
  'grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 lg:col-start-1 lg:row-start-1 lg:grid-cols-1 xl:grid-cols-2 [&>:first-child]:col-span-full [&>:last-child:nth-child(even)]:col-span-full';

function OrderPage({ order, money }: { order: Order; money: ReactNode }) {
  return (
    <article className="grid grid-cols-1 gap-4" aria-labelledby="order-title">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id="order-title" className="text-2xl">
            {t('Order {number}', { number: order.number })}
          </h2>
          <span role="status">
            <StatusBadge order={order} />
          </span>
          <span className="text-[0.9375rem] text-muted">
            Placed <TimeLabel instant={order.createdAt} />
          </span>
          {order.takenBy && (
            <Link
              to={`${dashboardPaths.orderDesk}${filterSearch({ takenBy: order.takenBy })}`}
              title="Orders that this person took"
              className="text-[0.9375rem] text-accent underline-offset-4 hover:underline"
            >
              {t('Taken by {name}', { name: shownName(order.takenBy) })}
            </Link>
          )}
        </div>
        <div className="flex grow flex-wrap items-center justify-between gap-x-5 sm:grow-0">
          <Link to={dashboardPaths.orderDesk} className={`${buttonClasses('quiet')} px-0!`}>
            All orders
          </Link>
          <span className="flex flex-wrap gap-2">
            {!order.collection && (
              <PrintLink to={dashboardPaths.printOrders('labels', [order._id])} label="Print label" />
            )}
            <PrintLink to={dashboardPaths.printOrders('slips', [order._id])} label="Print packing slip" />
          </span>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:col-start-2 lg:row-start-1 lg:grid-cols-1 [&>:last-child]:col-span-full">
          <OrderWithdrawals order={order} />
          <OrderStepForm order={order} />
          <OrderRecipient order={order} />
          <OrderGift order={order} />
          <OrderNotes order={order} />
        </div>
        <div className={cards}>
          <OrderBooks order={order} />
          {money}
          <OrderInvoices order={order} />
          <OrderParcels order={order} />
          <OrderMessages order={order} />
          <Card
            title="History"
            action={
              <Link
                to={dashboardPaths.historyOf(order._id)}
                className={`${buttonClasses('quiet')} -my-2 -me-3 px-3!`}
              >
                Who did what
              </Link>
            }
          >
            <OrderTimeline entries={orderEvents(order)} />
          </Card>
          <OrderMails order={order} />
        </div>
      </div>
      {order.status === 'placed' && (
        <KeyLegend
          keys={[
            ['p', t('mark as packed')],
            ['z', t('undo')],
          ]}
        />
      )}
    </article>
  );
}

function MissingOrder() {
  return (
    <NothingHere text="There is no such order." hint="It may have been erased, or the link is not whole.">
      <Link to={dashboardPaths.orderDesk} className={buttonClasses('secondary')}>
        All orders
      </Link>
    </NothingHere>
  );
}
