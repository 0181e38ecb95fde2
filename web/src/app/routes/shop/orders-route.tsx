import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { BuyAgainButton } from '#features/cart/buy-again-button.tsx';
import { OrderList } from '#features/orders/order-list.tsx';
import { OrdersSkeleton } from '#features/orders/orders-skeleton.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { offlinePages } from '../../offline-pages.tsx';
import { PageHead } from '../../page-head.tsx';
import { settleAttempt } from '../../settle-attempt.ts';

const ReviewLink = lazyComponent(async () => (await import('#features/reviews/own-reviews.tsx')).ReviewLink);

export function Page() {
  const { currentUser } = useAuth();
  const { reviews = false } = useShop();
  if (!currentUser) return null;
  const { uid } = currentUser;
  return (
    <section className="page-width max-w-6xl! py-6 md:py-10">
      <PageHead title="Your Orders" />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        Your Orders
      </h1>
      <AsyncBoundary
        key={uid}
        loading={<OrdersSkeleton />}
        failure={texts.ordersFailure}
        offline={offlinePages}
        alternative={<BrowseLink variant="quiet" />}
      >
        <OrderList
          uid={uid}
          onSeen={settleAttempt}
          instead={<BooksOffered />}
          again={(book) => <BuyAgainButton book={book} />}
          action={(order) =>
            reviews &&
            order.status === 'delivered' && (
              <AsyncBoundary loading={null}>
                <ReviewLink uid={uid} order={order} />
              </AsyncBoundary>
            )
          }
        />
      </AsyncBoundary>
    </section>
  );
}
