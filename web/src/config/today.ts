import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { useShop } from './shop.ts';

/** By the shop's clock: '2026-11-22'. */
export function useToday(): string {
  return shopDay(new Date(), useShop());
}
