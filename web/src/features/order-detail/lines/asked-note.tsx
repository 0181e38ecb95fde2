import type { AwaitedBook } from '@bookstore/functions/shared/order/awaited-books';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';

/** Of a book that does not come: whether the shopper has answered, for the desk. */
export function AskedNote({ ask: { at, choice, chosenAt } }: { ask: NonNullable<AwaitedBook['ask']> }) {
  return (
    <p className="text-sm text-muted">
      {choice
        ? rich('The shopper waits on, {day}', { day: <DateLabel instant={chosenAt ?? at} /> })
        : rich('Does not come: asked {day}, no answer yet', { day: <DateLabel instant={at} /> })}
    </p>
  );
}
