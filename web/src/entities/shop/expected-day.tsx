import { expectedDay } from '@bookstore/functions/shared/shop/shop-day';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** 'Thursday, November 26' for a day of the shop such as '2026-11-26', in the shop's or the reader's language. */
export function ExpectedDay({ day: isoDay }: { day: string }) {
  const locale = useDayLocale();
  const label = new Date(`${isoDay}T00:00:00Z`).toLocaleDateString(locale, format);
  return <time dateTime={isoDay}>{label}</time>;
}

/** The day by which an order of now is expected. */
export function ExpectedIfOrderedNow() {
  const shop = useShop();
  return <ExpectedDay day={expectedDay(new Date(), shop.deliveryTexts, shop)} />;
}
