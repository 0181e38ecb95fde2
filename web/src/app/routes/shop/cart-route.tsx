import { CartPanel } from '#features/cart/cart-panel.tsx';
import { WishesWait } from '#features/wishes/wishes-wait.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';
import { SeenOffered } from '../../seen-offered.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel
        more={<WishesWait className="mt-2" />}
        instead={
          <>
            <WishesWait />
            <SeenOffered className="pt-10" />
            <BooksOffered />
          </>
        }
      />
    </>
  );
}
