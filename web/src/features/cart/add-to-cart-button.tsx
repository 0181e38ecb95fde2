import type { Book } from '@bookstore/functions/shared/book';
import { Button } from '#components/button.tsx';
import { CartIcon } from '#components/icons.tsx';
import { texts } from '#config/texts.ts';
import { showToast, showWarning } from '#lib/alerts.ts';
import { addToCart } from './cart-store.ts';

const toastMilliseconds = 1500;

async function addAndNotify(book: Book): Promise<void> {
  if (addToCart(book)) await showToast(texts.addedToCart, toastMilliseconds);
  else await showWarning('Already Added to the Cart', "You won't be able to revert this!", 'OK!');
}

export function AddToCartButton({ book }: { book: Book }) {
  return (
    <Button
      aria-label={`Add to Cart: ${book.title}`}
      className="px-4"
      onClick={() => void addAndNotify(book)}
    >
      <CartIcon />
      Add to Cart
    </Button>
  );
}
