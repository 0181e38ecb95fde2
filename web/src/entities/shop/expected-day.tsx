import { addDays, expectedDay, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { unbrokenDay } from '#components/labels/unbroken-day.ts';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** 'Thursday, November 26' for a day of the shop such as '2026-11-26', in the shop's or the reader's language. */
export function ExpectedDay({ day: isoDay }: { day: string }) {
  const locale = useDayLocale();
  const label = unbrokenDay(new Date(`${isoDay}T00:00:00Z`).toLocaleDateString(locale, format));
  return <time dateTime={isoDay}>{label}</time>;
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

/** The day by which an order of now is expected, with what it waits for. */
export function ExpectedIfOrderedNow({
  orderedInDays,
  appears,
}: Pick<OrderWaits, 'orderedInDays' | 'appears'>) {
  const shop = useShop();
  const ordered = addDays(shopDay(new Date(), shop), orderedInDays);
  const start = appears && appears > ordered ? appears : ordered;
  return <ExpectedDay day={expectedDay(start, shop.deliveryTexts)} />;
}
