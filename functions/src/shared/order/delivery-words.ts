import { shopFacts } from '../shop/shop.ts';
import type { Money } from '../values/money.ts';

/** What a delivery costs, in words: '$4.00', or that it is free. */
export function deliveryCostWords(cents: number | undefined, money: Money): string {
  return cents ? money.text(cents) : shopFacts.delivery.cost;
}
