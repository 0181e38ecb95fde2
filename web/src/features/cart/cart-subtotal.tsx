import { useId } from 'react';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import type { Cart } from './cart.ts';
import { useCartCosts } from './cart-costs.ts';

export function CartSubtotal({ cart, isQuiet = false }: { cart: Cart; isQuiet?: boolean }) {
  const label = useId();
  const money = useMoney();
  const { tax } = useShop();
  const { subtotalCents } = useCartCosts(cart);
  return (
    <>
      <p
        className={`flex flex-wrap items-baseline gap-x-3 ${isQuiet ? '' : 'justify-between text-lg font-medium'}`}
      >
        <span id={label} className="min-w-0 hyphens-auto wrap-anywhere">
          Subtotal
        </span>
        <output aria-labelledby={label} className={`tabular-nums ${isQuiet ? '' : 'text-3xl font-semibold'}`}>
          {money.text(subtotalCents)}
        </output>
      </p>
      <p className={isQuiet ? undefined : 'mt-1 text-sm text-muted'}>
        {tax ? checkoutTexts.shippingAlone : checkoutTexts.shipping}
      </p>
    </>
  );
}
