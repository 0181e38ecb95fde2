import type { MailState, OrderMail } from '@bookstore/functions/shared/order/mail';
import { t } from '@bookstore/functions/shared/words/words';
import { CommandButton } from '#entities/command/command-button.tsx';
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
  /** Called after an answer as well as after a failure. */
  onDone: () => void;
}

/** Offers to send a mail again, unless it still waits to be sent. */
export function SendAgain({ orderId, mail, onDone }: SendAgainProps) {
  if (isUnderWay(mail)) return null;

  const params = { id: orderId, event: mail.event };
  return (
    <CommandButton
      variant={mail.state === 'SUCCESS' ? 'quiet' : 'secondary'}
      aria-label={t('Send again: {subject}', { subject: mail.subject })}
      command={{
        send: () => callAdminApi('POST /api/orders/:id/mails/:event', { params }),
        failed: t('The mail was not sent again'),
        done: t('The mail is on its way'),
        onEnd: onDone,
      }}
    >
      Send again
    </CommandButton>
  );
}
