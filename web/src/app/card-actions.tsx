import type { Book } from '@bookstore/functions/shared/book/book';
import { CardCartButton } from '#features/cart/card-cart-button.tsx';
import { WishHeart } from '#features/wishes/wish-heart.tsx';

/** @param quiet whether it stands in a list of many */
export const cardActions = (book: Book, quiet = false) => (
  // Beside a price, the heart's padding ends with the card, so that both fit in one row.
  <div
    className={`flex items-center ${quiet ? 'max-w-full *:first:grow' : '-me-3 max-w-[calc(100%+0.75rem)]'}`}
  >
    <CardCartButton book={book} quiet={quiet} />
    <WishHeart book={book} />
  </div>
);

/** For a list of many. */
export const quietActions = (book: Book) => cardActions(book, true);

/** Without the heart: on the wish list of somebody else. */
export const giftAction = (book: Book) => (
  <div className="flex">
    <CardCartButton book={book} />
  </div>
);
