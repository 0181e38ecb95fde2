import { write } from 'firebase-functions/logger';
import type { MailSender } from './mail-content.ts';
import { findDueMails, finishAttempt, type MailAttempt, takeMail } from './mail-queue-store.ts';
import { afterFailure, type MailProgress } from './mail-schedule.ts';
import { messageId, sendBySmtp, smtpFailure } from './smtp.ts';

/** How many mails are read at once, and how many of them are sent at once. */
const batchSize = 50;
const connections = 5;
/** For how long a sweep begins new batches; one may take 450 s, when the mail server does not answer. */
const budgetMs = 60_000;

/** Where mails are handed over, and whom they come from; without an address they are marked as not sent. */
export interface MailServer {
  address: string | undefined;
  shop: MailSender;
}

/** What the time is: a sweep may take longer than a mail's lease, so each mail asks anew. */
export type Clock = () => Date;

/** An error alerts the shop's owner, so a mail that is tried again is only a warning. */
function logFailure(id: string, { state, attempts }: MailProgress, why: object): void {
  const severity = state === 'ERROR' ? 'ERROR' : 'WARNING';
  write({ severity, message: 'A mail was not sent', mail: id, state, attempts, ...why });
}

async function attempt(
  { id, mail }: MailAttempt,
  clock: Clock,
  address: string,
  shop: MailSender,
): Promise<MailProgress> {
  try {
    const to = mail.event === 'placed-shop' ? mail.to.split(', ') : [mail.to];
    await sendBySmtp(address, messageId(id, shop, mail.delivery.copy), shop, { ...mail, to });
    return { ...mail.delivery, state: 'SUCCESS' };
  } catch (error) {
    const { isPermanent, ...why } = smtpFailure(error);
    const delivery = afterFailure(mail.delivery, clock(), isPermanent);
    logFailure(id, delivery, why);
    return delivery;
  }
}

/** Sends a mail if it is due, and notes how that went. */
export async function sendMail(id: string, clock: Clock, { address, shop }: MailServer): Promise<void> {
  const taken = await takeMail(id, clock(), address !== undefined);
  if (taken?.mail.delivery.state === 'ERROR') logFailure(id, taken.mail.delivery, { code: 'attempt-lost' });
  if (taken?.mail.delivery.state !== 'PROCESSING' || address === undefined) return;
  await finishAttempt(taken, await attempt(taken, clock, address, shop));
}

async function sendBatch(clock: Clock, server: MailServer): Promise<number> {
  const ids = await findDueMails(clock(), batchSize);
  const queue = ids.values();
  const work = Array.from({ length: connections }, async () => {
    for (const id of queue) await sendMail(id, clock, server);
  });
  await Promise.all(work);
  return ids.length;
}

/** Sends the mails that are due, those whose attempt was lost included, until none is left or the time is up. */
export async function sendDueMails(clock: Clock, server: MailServer): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < budgetMs && (await sendBatch(clock, server)) > 0);
}
