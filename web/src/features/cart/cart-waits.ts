import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { useShop } from '#config/shop.ts';
import { type Cart, type CartWaits, waitsOf } from './cart.ts';

/** Books of the cart that must be waited for, and until when. */
export function useCartWaits(cart: Cart): CartWaits {
  const shop = useShop();
  return waitsOf(cart, shop, shopDay(new Date(), shop));
}
