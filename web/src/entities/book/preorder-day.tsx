import {
  type Orderable,
  type PubliclyStocked,
  preorderDay,
} from '@bookstore/functions/shared/book/stock-words';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';

/** The day on which a book appears that can be pre-ordered now; undefined for any other. */
export function usePreorderDay(book: PubliclyStocked & Orderable): string | undefined {
  const shop = useShop();
  // Most shops take no orders ahead, and most books have no day: these need no calendar.
  return shop.specialOrders && book.appearsOn
    ? preorderDay(book, shop, shopDay(new Date(), shop))
    : undefined;
}

/** 'Appears on March 12, 2027' */
export function AppearsOn({ day }: { day: string }) {
  return rich('Appears on {day}', { day: <DateLabel day={day} /> });
}
