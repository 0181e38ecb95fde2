import type { Order } from '@bookstore/functions/shared/order/order';
import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { ArrowIcon } from '#components/icons/icons.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { CancelButton } from './cancel-button.tsx';
import { OrderLines } from './order-lines.tsx';
import { comesInParts, OrderParcels } from './order-parcels.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderState } from './order-state.tsx';
import { OrderTitle } from './order-title.tsx';
import { OrderTotal } from './order-total.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { ProgressColumn } from './progress-column.tsx';
import { ShopMessages } from './shop-messages.tsx';
import { TrackingLink } from './tracking-link.tsx';
import { useQueuePlaces } from './use-queue-places.ts';

// Loads holidays for the deadline: only shops that offer withdrawals need it.
const WithdrawLink = lazyComponent(async () => (await import('./withdraw-link.tsx')).WithdrawLink);

const panel =
  'rounded-card border border-line bg-surface p-5 sm:p-6 print:rounded-none print:border-0 print:p-0';

interface OrderPageProps {
  order: Order;
  /** Below its books, from other features; gets the classes of a section. */
  below?: (look: string) => ReactNode;
}

/** In print it is the receipt. */
export function OrderPage({ order, below }: OrderPageProps) {
  const { withdrawal } = useShop();
  const delivered = order.history.find(({ status }) => status === 'delivered');
  return (
    <article>
      <Link
        to={paths.orders}
        className="mb-1 inline-flex min-h-11 items-center gap-2 text-[0.9375rem] text-muted underline underline-offset-4 hover:text-accent print:hidden"
      >
        <ArrowIcon className="rotate-180" />
        Your Orders
      </Link>
      <ReceiptHead />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:mb-4">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl print:text-2xl" tabIndex={-1}>
            <OrderTitle order={order} />
          </h1>
          <p className="mt-1 text-muted">
            {rich('Placed on {date}', { date: <DateLabel instant={order.createdAt} /> })}
            {delivered && (
              <span className="hidden print:inline">
                {rich(', {status} on {date}', {
                  status: withinSentence(statusLabel(order, 'delivered')),
                  date: <DateLabel instant={delivered.at} />,
                })}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <TrackingLink order={order} />
          <Button variant="secondary" onClick={() => print()}>
            Print receipt
          </Button>
          <CancelButton order={order} />
          {withdrawal && (
            <Suspense>
              <WithdrawLink order={order} />
            </Suspense>
          )}
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section
            aria-label="Status"
            className={`${panel} grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start print:hidden`}
          >
            <OrderState order={order} />
            <ProgressColumn order={order} />
            {(comesInParts(order) || order.messages.length > 0 || order.withdrawals) && (
              <div className="grid gap-5 border-t border-line pt-5 lg:col-span-2">
                {comesInParts(order) && <OrderParcels order={order} />}
                <ShopMessages order={order} />
                <OwnWithdrawals order={order} />
              </div>
            )}
          </section>
          <section aria-labelledby="order-books" className={panel}>
            <h2 id="order-books" className="mb-5 text-xl print:mb-2 print:text-base">
              {plural(order.lines.length, 'Your book', 'Your books')}
            </h2>
            <OrderLines order={order} places={useQueuePlaces(order)} />
          </section>
          {below?.(`${panel} print:hidden`)}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 print:mt-4">
          <section aria-label="Total" className={`${panel} print:border-t print:border-line print:pt-4`}>
            <OrderTotal order={order} />
          </section>
          <OwnInvoices order={order} className={`${panel} print:hidden`} />
          <section aria-label={order.collection ? t('Collection') : t('Delivery')} className={panel}>
            <OrderRecipient order={order} />
          </section>
        </div>
      </div>
    </article>
  );
}

/** Only visible in print. */
function ReceiptHead() {
  const shop = useShop();
  return (
    <div className="mb-8 hidden items-baseline justify-between border-b border-line pb-4 print:flex">
      <p className="font-display text-2xl">{shop.shopName}</p>
      <p>{t('Receipt · {email}', { email: shop.contactEmail })}</p>
    </div>
  );
}

function OwnWithdrawals({ order: { withdrawals = [] } }: { order: Order }) {
  return withdrawals.map(({ at, books }) => (
    <p key={at} className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere">
      <span className="block text-sm text-muted">
        Withdrawal received, <TimeLabel instant={at} />
      </span>
      {books ? books.split('\n').join(', ') : t('The whole order')}
    </p>
  ));
}
