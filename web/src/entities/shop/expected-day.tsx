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

/** The day by which an order of now is expected. @param shipsInDays 0 unless the shop has to order a book of it first */
export function ExpectedIfOrderedNow({ shipsInDays }: { shipsInDays: number }) {
  const shop = useShop();
  const start = new Date(Date.now() + shipsInDays * 24 * 60 * 60 * 1000);
  return <ExpectedDay day={expectedDay(start, shop.deliveryTexts, shop)} />;
}
