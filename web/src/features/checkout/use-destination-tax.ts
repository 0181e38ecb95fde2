import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { useEffect, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import type { ChosenPlace } from './use-delivery-cost.ts';

type Rules = typeof import('./delivery-rules.ts')['deliveryRules'];

/** Undefined in a shop without tax. Its rules load only where the tax depends on the place. */
export function useDestinationTax(place: ChosenPlace): ShopTax | undefined {
  const { tax, locale } = useShop();
  const today = useToday();
  const [rules, setRules] = useState<Rules>();
  const isAbroad = tax?.abroad !== undefined;
  useEffect(() => {
    if (!isAbroad) return;
    import('./delivery-rules.ts').then(
      ({ deliveryRules }) => setRules(deliveryRules),
      (error: unknown) => {
        console.warn('The tax of other countries could not be loaded; the order will say it:', error);
      },
    );
  }, [isAbroad]);
  return tax && rules && !place.isCollected ? rules.destinationTax(tax, place, today, locale) : tax;
}
