import { CartPanel } from '#features/cart/cart-panel.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel instead={<BooksOffered />} />
    </>
  );
}
