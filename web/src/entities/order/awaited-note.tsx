import { awaitedIn } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { rich } from '#components/labels/rich.ts';
import { ExpectedDay } from '#entities/shop/expected-day.tsx';

/** Of a book of an order that the shop has to order first: by when it ships. */
export function AwaitedNote({ order, bookId }: { order: Order; bookId: string }) {
  const awaited = awaitedIn(order).find((one) => one.bookId === bookId);
  if (!awaited) return null;
  return (
    <p className="text-sm font-medium text-ochre-ink">
      {rich('To order, ships by {day}', { day: <ExpectedDay day={awaited.by} /> })}
    </p>
  );
}
