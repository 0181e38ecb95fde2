import type { MailState, OrderMail } from '@bookstore/functions/shared/order/mail';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { showFailure, showToast } from '#lib/alerts.ts';
import { sendMailAgain } from './order-commands.ts';

export const mailStateLabels: Record<MailState, string> = {
  PENDING: 'Waiting to be sent',
  PROCESSING: 'Being sent',
  SUCCESS: 'Sent',
  ERROR: 'Not sent',
  OFF: 'Not sent: the shop has no mail server',
  HELD: 'Not sent: more than five orders came from this address within an hour',
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
  const [isSending, setSending] = useState(false);
  if (isUnderWay(mail)) return null;

  async function send(): Promise<void> {
    setSending(true);
    try {
      await sendMailAgain(orderId, mail.event);
      void showToast('The mail is on its way');
    } catch (error) {
      console.warn('The mail was not sent again:', error);
      void showFailure('The mail was not sent again', error instanceof Error ? error.message : '');
    } finally {
      setSending(false);
      onDone();
    }
  }

  return (
    <Button
      variant={mail.state === 'SUCCESS' ? 'quiet' : 'secondary'}
      busy={isSending}
      aria-label={`Send again: ${mail.subject}`}
      onClick={() => void send()}
    >
      Send again
    </Button>
  );
}
