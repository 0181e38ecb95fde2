import type { Order } from '@bookstore/functions/shared/order/order';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { addNote } from '#entities/order/order-changes.ts';
import { useOrderChange } from '#entities/order/use-order-change.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { TextList } from './text-list.tsx';
import { TextSender } from './text-sender.tsx';

/** What the desk writes for itself about an order. */
export function OrderNotes({ order }: { order: Order }) {
  const { busy, change } = useOrderChange(order);
  const params = { id: order._id };
  const { data, isError, refetch } = useAdminQuery('GET /api/orders/:id/notes', { params });

  async function send(text: string): Promise<boolean> {
    const isDone = await change('note', () => addNote(order, text), 'The note is kept');
    if (isDone) await refetch();
    return isDone;
  }

  return (
    <section aria-labelledby="notes-title" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id="notes-title" className="text-lg">
        Notes for the desk
      </h3>
      <p className="mb-2 text-sm text-muted">The shopper never sees them.</p>
      {isError && !data && (
        <LoadingFailure text="The notes could not be loaded." onRetry={() => void refetch()} />
      )}
      <TextList entries={data ?? []} />
      <TextSender label="New note" button="Keep the note" isBusy={busy !== ''} onSend={send} />
    </section>
  );
}
