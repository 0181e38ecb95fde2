import type { Book } from '@bookstore/functions/shared/book/book';
import { isInStock, outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { CartIcon } from '#components/icons/icons.tsx';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { showToast, showWarning } from '#lib/alerts.ts';
import { addToCart, useCart } from './cart-store.ts';

async function addAndNotify(book: Book, openCart: () => void): Promise<void> {
  const link = { text: `${book.title}: see your cart`, href: paths.cart, open: openCart };
  if (addToCart(book)) await showToast(texts.addedToCart, { milliseconds: 1500, link });
  else await showWarning('Already Added to the Cart', "You won't be able to revert this!", 'OK!');
}

export interface AddToCartButtonProps {
  book: Book;
  /** Whether it stands in a list of many, where it is quiet. */
  quiet?: boolean;
}

/** Adds the book. Once it has, it says so, as long as the book is in the cart; another press warns. */
export function AddToCartButton({ book, quiet = false }: AddToCartButtonProps) {
  // A second press before the first has been answered is a double click, not a second try.
  const answering = useRef(false);
  const [wasPressed, setWasPressed] = useState(false);
  const isIn = useCart().some(({ _id }) => _id === book._id) && wasPressed;
  const navigate = useNavigate();

  async function add(): Promise<void> {
    if (answering.current) return;
    answering.current = true;
    setWasPressed(true);
    try {
      await addAndNotify(book, () => navigate(paths.cart));
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
      // The name of what it does stays, with the words that are seen.
      aria-label={`Add to Cart: ${book.title}${isIn ? `, ${texts.inYourCart}` : ''}`}
      className="px-4"
      onClick={() => void add()}
    >
      {!quiet && <CartIcon />}
      {isIn ? texts.inYourCart : 'Add to Cart'}
    </Button>
  );
}
