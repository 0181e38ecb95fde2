import { announcedIn } from '@bookstore/functions/shared/order/announced-books';
import { awaitedIn } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedDay } from '#entities/shop/expected-day.tsx';

/** Of a book of an order that has not appeared, or that the shop has to order first: when it ships. */
export function AwaitedNote({ order, bookId }: { order: Order; bookId: string }) {
  const shop = useShop();
  const isMeant = (one: { bookId: string }) => one.bookId === bookId;
  const announced = announcedIn(order, shopDay(new Date(), shop)).find(isMeant);
  const awaited = awaitedIn(order).find(isMeant);
  if (!announced && !awaited) return null;
  return (
    <p className="text-sm font-medium text-ochre-ink">
      {announced
        ? rich('Pre-ordered, appears on {day}', { day: <DateLabel instant={`${announced.day}T12:00:00Z`} /> })
        : rich('To order, ships by {day}', { day: <ExpectedDay day={awaited?.by ?? ''} /> })}
    </p>
  );
}
