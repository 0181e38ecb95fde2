import type { MailEvent, MailState, OrderMail } from '@bookstore/functions/shared/order/mail';
import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { sendMailAgain } from '#entities/order/order-commands.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { showFailure, showToast } from '#lib/alerts.ts';

const stateLabels: Record<MailState, string> = {
  PENDING: 'Waiting to be sent',
  PROCESSING: 'Being sent',
  SUCCESS: 'Sent',
  ERROR: 'Not sent',
  OFF: 'Not sent: the shop has no mail server',
};

/** How often the state of a mail is polled until it is sent, in milliseconds. */
const pollMilliseconds = 5000;

function isUnderWay({ state }: OrderMail): boolean {
  return state === 'PENDING' || state === 'PROCESSING';
}

function wasNotSent({ state }: OrderMail): boolean {
  return state === 'ERROR' || state === 'OFF';
}

function useOrderMails({ _id, status }: Order) {
  const { data, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/orders/:id/mails', { params: { id: _id } }],
    queryFn: ({ signal }) => callAdminApi('GET /api/orders/:id/mails', { params: { id: _id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMilliseconds : false),
  });
  // Each status of an order sends a mail.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the status changes
  useEffect(() => void refetch(), [status, refetch]);
  return { mails: data, isError, refetch };
}

/** The mails about an order with their states. */
export function OrderMails({ order }: { order: Order }) {
  const { mails, isError, refetch } = useOrderMails(order);
  const [sending, setSending] = useState<MailEvent>();

  async function sendAgain({ event }: OrderMail): Promise<void> {
    setSending(event);
    try {
      await sendMailAgain(order._id, event);
      void showToast('The mail is on its way');
    } catch (error) {
      console.warn('The mail was not sent again:', error);
      void showFailure('The mail was not sent again', error instanceof Error ? error.message : '');
    } finally {
      setSending(undefined);
      void refetch();
    }
  }

  return (
    <section aria-labelledby="mails-title" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id="mails-title" className="mb-2 text-lg">
        Mails
      </h3>
      {isError && !mails && (
        <LoadingFailure text="The mails could not be loaded." onRetry={() => void refetch()} />
      )}
      {mails?.length === 0 && <p className="text-[0.9375rem] text-muted">No mails about this order.</p>}
      <ul className="divide-y divide-line">
        {mails?.map((mail) => (
          <li
            key={mail.event}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-[0.9375rem]"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{mail.subject}</p>
              <p className="text-sm wrap-anywhere text-muted">
                <span className={mail.state === 'ERROR' ? 'font-medium text-accent' : ''}>
                  {stateLabels[mail.state]}
                </span>{' '}
                · {mail.to} · <TimeLabel instant={mail.at} />
              </p>
            </div>
            {wasNotSent(mail) && (
              <Button
                variant="secondary"
                busy={sending === mail.event}
                aria-label={`Send again: ${mail.subject}`}
                onClick={() => void sendAgain(mail)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
