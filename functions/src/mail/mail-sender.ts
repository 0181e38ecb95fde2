import { write } from 'firebase-functions/logger';
import { shopAddress } from '../platform/shop-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { isForShop } from '../shared/order/mail.ts';
import { codeMark } from '../shared/voucher/voucher-code.ts';
import { gatheredMail } from './gathered-mail.ts';
import type { MailSender } from './mail-content.ts';
import {
  findDueMails,
  finishAttempt,
  followsAnother,
  gatheredKind,
  type MailAttempt,
  takeMail,
} from './mail-queue-store.ts';
import { afterFailure, type MailProgress } from './mail-schedule.ts';
import type { RenderedMail } from './order-mail.ts';
import { messageId, sendBySmtp, smtpFailure } from './smtp.ts';

const batchSize = 50;
const connections = 5;
/** For how long new batches begin; one may take 450 s when the mail server does not answer. */
const budgetMs = 60_000;

/** Without an address mails are marked as not sent. */
export interface MailServer {
  address: string | undefined;
  shop: MailSender;
  /** No stored mail contains the code. */
  codeOf: (voucherId: string) => Promise<string>;
}

/** A function, since a sweep may outlast a mail's lease. */
type Clock = () => Date;

/** An error alerts the shop's owner, so a retry is only a warning. */
function logFailure(id: string, { state, attempts }: MailProgress, why: object): void {
  const severity = state === 'ERROR' ? 'ERROR' : 'WARNING';
  write({ severity, message: 'A mail was not sent', mail: id, state, attempts, ...why });
}

async function withCode<Mail extends Pick<RenderedMail, 'text' | 'html'>>(
  mail: Mail,
  voucherId: string | undefined,
  codeOf: MailServer['codeOf'],
): Promise<Mail> {
  if (voucherId === undefined) return mail;
  const code = await codeOf(voucherId);
  return { ...mail, text: mail.text.replaceAll(codeMark, code), html: mail.html.replaceAll(codeMark, code) };
}

async function attempt(
  mails: readonly [MailAttempt, ...MailAttempt[]],
  clock: Clock,
  address: string,
  { shop, codeOf }: Pick<MailServer, 'shop' | 'codeOf'>,
): Promise<void> {
  const [{ id, mail }, ...others] = mails;
  const isAlone = others.length === 0;
  const content = isAlone
    ? mail
    : sayIn(shopLanguage, () =>
        gatheredMail(
          mails.map((one) => one.mail),
          shopAddress(),
        ),
      );
  const to = isForShop(mail.event) ? mail.to.split(', ') : [mail.to];
  // A new combination needs its own Message-ID.
  const name = isAlone ? id : `${id}-and-${others.length}`;
  let afterwards: (progress: MailProgress) => MailProgress = (progress) => ({
    ...progress,
    state: 'SUCCESS',
  });
  try {
    await sendBySmtp(address, messageId(name, shop, mail.delivery.copy), shop, {
      ...(await withCode(content, mail.voucherId, codeOf)),
      to,
    });
  } catch (error) {
    const { isPermanent, ...why } = smtpFailure(error);
    afterwards = (progress) => afterFailure(progress, clock(), isPermanent);
    logFailure(id, afterwards(mail.delivery), why);
  }
  await Promise.all(mails.map((one) => finishAttempt(one, afterwards(one.mail.delivery))));
}

/** Mails to one recipient are sent as one. */
async function sendTogether(ids: readonly string[], clock: Clock, server: MailServer): Promise<void> {
  const { address } = server;
  const taken = await Promise.all(ids.map((id) => takeMail(id, clock(), address !== undefined)));
  const mails = taken.filter((one) => one !== undefined);
  for (const { id, mail } of mails) {
    if (mail.delivery.state === 'ERROR') logFailure(id, mail.delivery, { code: 'attempt-lost' });
  }
  const open = mails.filter(({ mail }) => mail.delivery.state === 'PROCESSING');
  for (const [first, ...others] of Map.groupBy(open, ({ mail }) => mail.to).values()) {
    if (first && address !== undefined) await attempt([first, ...others], clock, address, server);
  }
}

export function sendMail(id: string, clock: Clock, server: MailServer): Promise<void> {
  return sendTogether([id], clock, server);
}

/** A mail to the shop that soon follows another waits for the sweep. */
export async function sendNewMail(id: string, clock: Clock, server: MailServer): Promise<void> {
  if (await followsAnother(id, clock())) return;
  await sendMail(id, clock, server);
}

async function sendBatch(clock: Clock, server: MailServer): Promise<number> {
  const ids = await findDueMails(clock(), batchSize);
  const queue = Map.groupBy(ids, (id) => gatheredKind(id) ?? id).values();
  const work = Array.from({ length: connections }, async () => {
    for (const together of queue) await sendTogether(together, clock, server);
  });
  await Promise.all(work);
  return ids.length;
}

export async function sendDueMails(clock: Clock, server: MailServer): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < budgetMs && (await sendBatch(clock, server)) > 0);
}
