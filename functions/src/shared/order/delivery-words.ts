import { shopFacts } from '../shop/shop.ts';
import type { OrderOfTax } from '../tax/order-tax.ts';
import { costWithTax } from '../tax/tax-words.ts';
import type { Money } from '../values/money.ts';

/** What the delivery of an order costs, in words: '$4.00', or that it is free. */
export function deliveryCostWords(
  cents: number | undefined,
  money: Money,
  { taxName: name, taxIsIncluded: isIncluded = true }: OrderOfTax,
): string {
  return cents
    ? costWithTax(money.text(cents), name ? { name, isIncluded } : undefined)
    : shopFacts.delivery.cost;
}
