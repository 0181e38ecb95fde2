import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { AddToCartButton, type AddToCartButtonProps, withinCard } from './add-to-cart-button.tsx';
import { isInCart, useCart } from './cart-store.ts';

/**
 * On a card: adds the book, or leads to the cart when the book was in it as the card appeared. A card on which it was
 * added keeps its button, under the pointer and the focus: there a second press warns.
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
