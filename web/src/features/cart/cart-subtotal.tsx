import { useId } from 'react';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import type { Cart } from './cart.ts';
import { useCartCosts } from './cart-costs.ts';

export function CartSubtotal({ cart }: { cart: Cart }) {
  const label = useId();
  const money = useMoney();
  const { tax } = useShop();
  const { subtotalCents } = useCartCosts(cart);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-medium">
        <span id={label} className="min-w-0 hyphens-auto wrap-anywhere">
          Subtotal
        </span>
        <output aria-labelledby={label} className="text-3xl font-semibold tabular-nums">
          {money.text(subtotalCents)}
        </output>
      </p>
      <p className="mt-1 text-sm text-muted">{tax ? checkoutTexts.shippingAlone : checkoutTexts.shipping}</p>
    </>
  );
}
