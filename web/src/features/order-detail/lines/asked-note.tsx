import type { AwaitedBook } from '@bookstore/functions/shared/order/awaited-books';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';

/** Whether the shopper has answered about a book that does not come. */
export function AskedNote({ ask: { at, choice, chosenAt } }: { ask: NonNullable<AwaitedBook['ask']> }) {
  return (
    <p className="text-sm text-muted">
      {choice
        ? rich('The shopper waits on, {day}', { day: <DateLabel instant={chosenAt ?? at} /> })
        : rich('Does not come: asked {day}, no answer yet', { day: <DateLabel instant={at} /> })}
    </p>
  );
}
