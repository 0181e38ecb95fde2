import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { AddToCartButton, type AddToCartButtonProps, withinCard } from './add-to-cart-button.tsx';
import { isInCart, useCart } from './cart-store.ts';

/**
 * Adds the book, or links to the cart if the book was in it when the card appeared. After adding, the button stays, so
 * that pointer and focus keep it: a second press warns.
 */
export function CardCartButton(props: AddToCartButtonProps) {
  const { _id: id, title } = props.book;
  const isIn = useCart().some((item) => item._id === id);
  const [wasIn, setWasIn] = useState(false);
  // The server does not know the cart.
  useEffect(() => setWasIn(isInCart(id)), [id]);
  if (!isIn || !wasIn) return <AddToCartButton {...props} />;
  return (
    <Link
      to={paths.cart}
      aria-label={t('{label}: {text}', { label: texts.inYourCart, text: title })}
      className={`${buttonClasses('secondary')} ${withinCard}`}
    >
      {texts.inYourCart}
    </Link>
  );
}
