import { BookCover } from '#features/books/book-cover.tsx';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { PageTitle } from '../page-title.tsx';

export function CartRoute() {
  return (
    <>
      <PageTitle>Shopping cart</PageTitle>
      <CartPanel
        cover={({ title, coverImage }) => (
          <BookCover title={title} coverImage={coverImage} sizes="96px" eager />
        )}
      />
    </>
  );
}
