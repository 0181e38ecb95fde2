import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderId } from '@bookstore/functions/shared/order/order-id';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { OrderNotFound } from '#features/orders/order-not-found.tsx';
import { OrderPage } from '#features/orders/order-page.tsx';
import { useOwnOrder } from '#features/orders/order-queries.ts';
import { orderTitle } from '#features/orders/order-title.tsx';
import { OrdersSkeleton } from '#features/orders/orders-skeleton.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { offlinePages } from '../../offline-pages.tsx';
import { PageHead } from '../../page-head.tsx';
import { settleAttempt } from '../../settle-attempt.ts';

const OwnReviews = lazyComponent(async () => (await import('#features/reviews/own-reviews.tsx')).OwnReviews);

/** Returned counts as delivered: who has sent the books back may still delete a review. */
const wasDelivered = ({ status }: Order) => status === 'delivered' || status === 'returned';

export function Page() {
  const { id = '' } = useParams();
  const { currentUser } = useAuth();
  if (!currentUser) return null;
  const { uid } = currentUser;
  return (
    <section className="page-width max-w-6xl! py-6 md:py-10 print:py-0">
      {isOrderId(id) ? (
        <AsyncBoundary
          key={`${uid} ${id}`}
          loading={<OrdersSkeleton />}
          failure={texts.ordersFailure}
          offline={offlinePages}
          alternative={
            <Link to={paths.orders} className={buttonClasses('quiet')}>
              Your Orders
            </Link>
          }
        >
          <OwnOrder uid={uid} id={id} />
        </AsyncBoundary>
      ) : (
        <NoOrder />
      )}
    </section>
  );
}

function OwnOrder({ uid, id }: { uid: string; id: string }) {
  const order = useOwnOrder(uid, id);
  const { reviews = false } = useShop();
  useEffect(() => {
    if (order) settleAttempt(uid, [order]);
  }, [uid, order]);
  if (!order) return <NoOrder />;
  return (
    <>
      <PageHead title={orderTitle(order)} />
      <OrderPage
        order={order}
        below={(look) =>
          reviews &&
          wasDelivered(order) && (
            <AsyncBoundary loading={null}>
              <OwnReviews uid={uid} order={order} className={look} />
            </AsyncBoundary>
          )
        }
      />
    </>
  );
}

function NoOrder() {
  return (
    <>
      <PageHead title="Order not found" />
      <OrderNotFound />
    </>
  );
}
