import { BookCover } from '#entities/cover/book-cover.tsx';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel cover={(book) => <BookCover book={book} sizes="(width >= 640px) 96px, 72px" eager />} />
    </>
  );
}
