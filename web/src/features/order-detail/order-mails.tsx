import type { OrderMail } from '@bookstore/functions/shared/order/mail';
import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { texts } from '#config/texts.ts';
import { isUnderWay, mailStateLabels, SendAgain } from '#entities/order/mail-state.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** Poll interval while a mail is not sent, in milliseconds. */
const pollMilliseconds = 5000;

function useOrderMails({ _id, status, lineChanges, parcels, messages }: Order) {
  const { data, isError, refetch } = useAdminQuery(
    'GET /api/orders/:id/mails',
    { params: { id: _id } },
    {
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMilliseconds : false),
    },
  );
  // Any of these changes may send a mail.
  const changes = JSON.stringify([status, lineChanges, parcels, messages.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the order changes
  useEffect(() => void refetch(), [changes, refetch]);
  return { mails: data, isError, refetch: () => void refetch() };
}

export function OrderMails({ order }: { order: Order }) {
  const { mails, isError, refetch } = useOrderMails(order);
  const [isChoosing, setChoosing] = useState(false);
  const isSent = ({ state }: OrderMail) => state === 'SUCCESS';
  return (
    <Card title="Mails">
      {isError && !mails && <LoadingFailure text="The mails could not be loaded." onRetry={refetch} />}
      {!mails && !isError && <p className="text-[0.9375rem] text-muted">{texts.loading}</p>}
      {mails?.length === 0 && <p className="text-[0.9375rem] text-muted">No mails about this order.</p>}
      <ul className="divide-y divide-line">
        {mails?.map((mail) => (
          <li
            key={mail.event}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-[0.9375rem]"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere">{mail.subject}</p>
              <p className="text-sm wrap-anywhere text-muted">
                <span className={mail.state === 'ERROR' ? 'failure-note' : ''}>
                  {mailStateLabels[mail.state]}
                </span>{' '}
                · {mail.to} · <TimeLabel instant={mail.at} />
              </p>
            </div>
            {(isChoosing || !isSent(mail)) && <SendAgain orderId={order._id} mail={mail} onDone={refetch} />}
          </li>
        ))}
      </ul>
      {!isChoosing && mails?.some(isSent) && (
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          Send one again …
        </Button>
      )}
    </Card>
  );
}
