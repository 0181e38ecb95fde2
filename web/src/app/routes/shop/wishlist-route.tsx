import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { texts } from '#config/texts.ts';
import { addToCart } from '#features/cart/cart-store.ts';
import { WishList } from '#features/wishes/wish-list.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <section className="page-width max-w-6xl! py-6 md:py-10">
      <PageHead title="Wish list" />
      <AsyncBoundary failure={texts.booksFailure}>
        <WishList addToCart={addToCart} instead={<BooksOffered />} />
      </AsyncBoundary>
    </section>
  );
}
