import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { addToCart } from '#features/cart/cart-store.ts';
import { WishList } from '#features/wishes/wish-list.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';

const WishPanel = lazyComponent(async () => (await import('#features/wishes/wish-panel.tsx')).WishPanel);

export function Page() {
  const { currentUser } = useAuth();
  return (
    <section className="page-width py-6 md:py-10">
      <PageHead title="Wish list" />
      <AsyncBoundary failure={texts.booksFailure}>
        <WishList
          addToCart={addToCart}
          instead={<BooksOffered />}
          more={
            currentUser ? (
              <AsyncBoundary loading={null}>
                <WishPanel key={currentUser.uid} />
              </AsyncBoundary>
            ) : (
              <LoginNote />
            )
          }
        />
      </AsyncBoundary>
    </section>
  );
}

function LoginNote() {
  return (
    <p className="rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] text-pretty text-muted sm:p-6">
      {rich(
        'The list is kept in this browser. <login>Log in</login> to have it on all your devices, to share it, and to hear when a book costs less.',
        {
          login: (text) => (
            <Link
              to={paths.login}
              state={{ page: paths.wishlist }}
              className="text-accent underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        },
      )}
    </p>
  );
}
