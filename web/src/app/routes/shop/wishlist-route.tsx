import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
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
import { SeenOffered } from '../../seen-offered.tsx';

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
          below={<SeenOffered className="pt-10" />}
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
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-7">
      <p className="text-pretty text-muted">
        {rich(
          'The list is kept in this browser. <login>Log in</login> to have it on all your devices, to share it, and to hear when a book costs less.',
          { login: (text) => <strong className="font-medium text-ink">{text}</strong> },
        )}
      </p>
      <Link to={paths.login} state={{ page: paths.wishlist }} className={buttonClasses('secondary')}>
        Login
      </Link>
    </div>
  );
}
