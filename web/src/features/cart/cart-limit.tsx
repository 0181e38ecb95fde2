import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { checkoutTexts } from '#config/checkout-texts.ts';
import type { Cart } from './cart.ts';

/** Says before the checkout that the cart holds more books than one order takes. */
export function CartLimit({ cart }: { cart: Cart }) {
  const excess = cart.length - orderLimits.books;
  if (excess <= 0) return null;
  return (
    <p role="alert" className="my-4 failure-note">
      {checkoutTexts.cartTooLarge(orderLimits.books, excess)}
    </p>
  );
}
