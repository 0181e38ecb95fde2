import { announcedIn } from '@bookstore/functions/shared/order/announced-books';
import { awaitedIn } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { DateLabel } from '#components/labels/date-label.tsx';
import { figure } from '#components/labels/figure.ts';
import { rich } from '#components/labels/rich.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedDay } from '#entities/shop/expected-day.tsx';

interface AwaitedNoteProps {
  order: Order;
  /** See lineId. */
  id: string;
  /** For the shopper, who may choose what happens when the book does not come. */
  mayChoose?: boolean;
  /** The position in the queue for this book. */
  place?: number | undefined;
}

/** When a pre-ordered or specially ordered book of an order ships. */
export function AwaitedNote({ order, id, mayChoose = false, place }: AwaitedNoteProps) {
  const shop = useShop();
  const isMeant = (one: { bookId: string }) => one.bookId === id;
  const today = shopDay(new Date(), shop);
  const announced = announcedIn(order, today).find(isMeant);
  const awaited = awaitedIn(order).find(isMeant);
  if (!announced && !awaited) return null;
  const ask = mayChoose ? awaited?.ask : undefined;
  return (
    <p className="text-sm font-medium text-ochre-ink">
      {ask && !ask.choice ? (
        <Link
          to={`${paths.choice}?token=${ask.token}`}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {t('It does not come: choose what to do')}
        </Link>
      ) : announced ? (
        rich('Pre-ordered, appears on {day}', { day: <DateLabel day={announced.day} /> })
      ) : awaited && awaited.by < today ? (
        rich('Late, promised for {day}', { day: <DateLabel day={awaited.by} /> })
      ) : (
        rich('To order, ships by {day}', { day: <ExpectedDay day={awaited?.by ?? ''} /> })
      )}
      {place && !announced && (
        <span className="block font-normal text-muted">
          {t('Place {place} in the queue for it', { place: figure(place) })}
        </span>
      )}
    </p>
  );
}
