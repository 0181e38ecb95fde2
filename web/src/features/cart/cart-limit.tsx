import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { checkoutTexts } from '#config/checkout-texts.ts';
import type { Cart } from './cart.ts';

/** Warns before the checkout that the cart exceeds an order's limit. */
export function CartLimit({ cart }: { cart: Cart }) {
  const excess = cart.length - orderLimits.books;
  if (excess <= 0) return null;
  return (
    <p role="alert" className="my-4 failure-note">
      {checkoutTexts.cartTooLarge(orderLimits.books, excess)}
    </p>
  );
}
