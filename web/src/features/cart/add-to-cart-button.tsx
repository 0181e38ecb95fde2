import type { Book } from '@bookstore/functions/shared/book/book';
import { isInStock, outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { CartIcon } from '#components/icons/icons.tsx';
import { texts } from '#config/texts.ts';
import { showToast, showWarning } from '#lib/alerts.ts';
import { addToCart } from './cart-store.ts';

async function addAndNotify(book: Book): Promise<void> {
  if (addToCart(book)) await showToast(texts.addedToCart, { milliseconds: 1500 });
  else await showWarning('Already Added to the Cart', "You won't be able to revert this!", 'OK!');
}

export interface AddToCartButtonProps {
  book: Book;
  /** Whether it stands in a list of many, where it is quiet. */
  quiet?: boolean;
}

export function AddToCartButton({ book, quiet = false }: AddToCartButtonProps) {
  // A second press before the first has been answered is a double click, not a second try.
  const answering = useRef(false);

  async function add(): Promise<void> {
    if (answering.current) return;
    answering.current = true;
    try {
      await addAndNotify(book);
    } finally {
      answering.current = false;
    }
  }

  if (!isInStock(book)) {
    // It stays in the tab order, so that a keyboard reaches the reason why nothing can be added.
    return (
      <Button
        variant="secondary"
        aria-disabled="true"
        aria-label={`${outOfStock}: ${book.title}`}
        className="px-4"
      >
        {outOfStock}
      </Button>
    );
  }
  return (
    <Button
      variant={quiet ? 'secondary' : 'primary'}
      aria-label={`Add to Cart: ${book.title}`}
      className="px-4"
      onClick={() => void add()}
    >
      {!quiet && <CartIcon />}
      Add to Cart
    </Button>
  );
}
