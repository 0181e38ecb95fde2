import type { Book } from '@bookstore/functions/shared/book/book';
import { CardCartButton } from '#features/cart/card-cart-button.tsx';
import { WishHeart } from '#features/wishes/wish-heart.tsx';

/** What can be done with a book on its card. @param quiet whether it stands in a list of many */
export const cardActions = (book: Book, quiet = false) => (
  <div className="flex max-w-full items-center">
    <CardCartButton book={book} quiet={quiet} />
    <WishHeart book={book} />
  </div>
);
