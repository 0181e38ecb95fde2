import { expectedIfOrdered, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { DateLabel } from '#components/labels/date-label.tsx';
import { useShop } from '#config/shop.ts';

/** 'Thursday, November 26' for a day of the shop such as '2026-11-26', in the shop's or the reader's language. */
export function ExpectedDay({ day }: { day: string }) {
  return <DateLabel day={day} hasWeekday />;
}

/** Why an order of now comes later than others. */
export interface OrderWaits {
  /** In how many days the last of those ships that the shop has to order first, of books that have appeared; 0 for none. */
  orderedInDays: number;
  /** Whether there are others than pre-ordered ones. */
  hasOthers: boolean;
  /** The day on which the last of the pre-ordered ones appears. */
  appears?: string | undefined;
}

/** Whether what an order waits for moves its day, so that the time of a usual delivery is not its own. */
export function isWaiting({ orderedInDays, hasOthers, appears }: OrderWaits): boolean {
  return orderedInDays > 0 || (!hasOthers && appears !== undefined);
}

/** The day by which an order of now is expected, with what it waits for. */
export function ExpectedIfOrderedNow(waits: Pick<OrderWaits, 'orderedInDays' | 'appears'>) {
  const shop = useShop();
  return <ExpectedDay day={expectedIfOrdered(shopDay(new Date(), shop), waits, shop.deliveryTexts)} />;
}
