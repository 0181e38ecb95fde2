import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { showToast, showWarning } from '#lib/alerts.ts';
import { addToCart, useCart } from './cart-store.ts';

async function addAndNotify(book: Book, openCart: () => void): Promise<void> {
  const text = t('{title}: see your cart', { title: book.title });
  const link = { text, href: documentAddress(paths.cart), open: openCart };
  if (addToCart(book)) await showToast(texts.addedToCart, { milliseconds: 1500, link });
  else await showWarning(t('Already Added to the Cart'), t("You won't be able to revert this!"), t('OK!'));
}

export function useAddToCart(book: Book) {
  // A second press before the answer is a double click, not a second try.
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
  return { isIn, add };
}
