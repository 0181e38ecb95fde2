import { expectedIfOrdered, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { DateLabel } from '#components/labels/date-label.tsx';
import { useShop } from '#config/shop.ts';

/** 'Thursday, November 26' for a day of the shop such as '2026-11-26', in the shop's or the reader's language. */
export function ExpectedDay({ day }: { day: string }) {
  return <DateLabel day={day} hasWeekday />;
}

/** Why an order placed now comes later than others. */
export interface OrderWaits {
  /** In how many days the last of the specially ordered books ships, of those that have appeared; 0 for none. */
  orderedInDays: number;
  /** Whether there are books besides pre-ordered ones. */
  hasOthers: boolean;
  /** The day on which the last of the pre-ordered books appears. */
  appears?: string | undefined;
}

/** Then the usual delivery time does not apply. */
export function isWaiting({ orderedInDays, hasOthers, appears }: OrderWaits): boolean {
  return orderedInDays > 0 || (!hasOthers && appears !== undefined);
}

export function ExpectedIfOrderedNow(waits: Pick<OrderWaits, 'orderedInDays' | 'appears'>) {
  const shop = useShop();
  return <ExpectedDay day={expectedIfOrdered(shopDay(new Date(), shop), waits, shop.deliveryTexts)} />;
}
