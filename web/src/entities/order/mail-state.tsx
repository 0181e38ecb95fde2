import type { MailState, OrderMail } from '@bookstore/functions/shared/order/mail';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

export const mailStateLabels: Record<MailState, string> = {
  PENDING: t('Waiting to be sent'),
  PROCESSING: t('Being sent'),
  SUCCESS: t('Sent'),
  ERROR: t('Not sent'),
  OFF: t('Not sent: the shop has no mail server'),
  HELD: t('Not sent: more than five orders came from this address within an hour'),
};

export function isUnderWay({ state }: Pick<OrderMail, 'state'>): boolean {
  return state === 'PENDING' || state === 'PROCESSING';
}

interface SendAgainProps {
  orderId: string;
  mail: OrderMail;
  /** Called when an answer has come, or none. */
  onDone: () => void;
}

/** Lets a mail be sent again, unless it waits to be sent anyway. */
export function SendAgain({ orderId, mail, onDone }: SendAgainProps) {
  const { busy, run } = useCommand();
  if (isUnderWay(mail)) return null;

  const params = { id: orderId, event: mail.event };
  const send = () =>
    run({
      send: () => callAdminApi('POST /api/orders/:id/mails/:event', { params }),
      failed: t('The mail was not sent again'),
      done: t('The mail is on its way'),
      onEnd: onDone,
    });

  return (
    <Button
      variant={mail.state === 'SUCCESS' ? 'quiet' : 'secondary'}
      busy={busy}
      aria-label={t('Send again: {subject}', { subject: mail.subject })}
      onClick={() => void send()}
    >
      Send again
    </Button>
  );
}
