import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { useShop } from '#config/shop.ts';
import { type Cart, type CartWaits, waitsOf } from './cart.ts';

export function useCartWaits(cart: Cart): CartWaits {
  const shop = useShop();
  return waitsOf(cart, shop, shopDay(new Date(), shop));
}
