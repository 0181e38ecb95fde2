import { write } from 'firebase-functions/logger';
import { afterFailure, type Delivery } from './mail-delivery.ts';
import { findDueMails, finishAttempt, type MailAttempt, takeMail } from './mail-queue-store.ts';
import { sendBySmtp, smtpFailure } from './smtp.ts';

/** The most mails of one sweep, and how many of them are sent at once. */
const batchSize = 50;
const connections = 5;

async function attempt({ id, mail }: MailAttempt, now: Date, server: string): Promise<Delivery> {
  try {
    await sendBySmtp(server, id, mail);
    return { ...mail.delivery, state: 'SUCCESS' };
  } catch (error) {
    const { isPermanent, ...why } = smtpFailure(error);
    const delivery = afterFailure(mail.delivery, now, isPermanent);
    const { state, attempts } = delivery;
    // An error alerts the shop's owner, so a mail that is tried again is only a warning.
    const severity = state === 'ERROR' ? 'ERROR' : 'WARNING';
    write({ severity, message: 'A mail was not sent', mail: id, state, attempts, ...why });
    return delivery;
  }
}

/**
 * Sends a mail if it is due, and notes how that went.
 * @param server the mail server's address; without one the mail is marked as not sent
 */
export async function sendMail(id: string, now: Date, server: string | undefined): Promise<void> {
  const taken = await takeMail(id, now, server !== undefined);
  if (taken?.mail.delivery.state !== 'PROCESSING' || server === undefined) return;
  await finishAttempt(taken, await attempt(taken, now, server));
}

/** Sends a bounded number of the mails that are due, and answers how many were: also those whose attempt was lost. */
export async function sendDueMails(now: Date, server: string | undefined): Promise<number> {
  const ids = await findDueMails(now, batchSize);
  const queue = ids.values();
  const work = Array.from({ length: connections }, async () => {
    for (const id of queue) await sendMail(id, now, server);
  });
  await Promise.all(work);
  return ids.length;
}
