import {
  type Orderable,
  type PubliclyStocked,
  preorderDay,
} from '@bookstore/functions/shared/book/stock-words';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';

/** The publication day of a book that can be pre-ordered; undefined for any other. */
export function usePreorderDay(book: PubliclyStocked & Orderable): string | undefined {
  const shop = useShop();
  // Spares most shops, which take no pre-orders, and most books, which have no day, the calendar.
  return shop.specialOrders && book.appearsOn
    ? preorderDay(book, shop, shopDay(new Date(), shop))
    : undefined;
}

export function AppearsOn({ day }: { day: string }) {
  return rich('Appears on {day}', { day: <DateLabel day={day} /> });
}
