import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { TextList } from './text-list.tsx';
import { TextSender } from './text-sender.tsx';

/** Internal notes about an order. */
export function OrderNotes({ order }: { order: Order }) {
  const params = { id: order._id };
  const { data, isError, refetch } = useAdminQuery('GET /api/orders/:id/notes', { params });

  return (
    <Card title="Notes for the desk">
      <p className="mb-2 text-sm text-muted">The shopper never sees them.</p>
      {isError && !data && <LoadingFailure text="The notes could not be loaded." onRetry={refetch} />}
      <TextList entries={data ?? []} />
      <TextSender
        label="New note"
        button="Keep the note"
        command={(text) =>
          orderChange(order, {
            send: () => callOnce('POST /api/orders/:id/notes', { params, body: { text } }, data),
            done: t('The note is kept'),
            onEnd: refetch,
          })
        }
      />
    </Card>
  );
}
