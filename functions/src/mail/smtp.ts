import { warn } from 'firebase-functions/logger';
import { createTransport } from 'nodemailer';
import { errorCode } from '../shared/values/error-code.ts';
import type { MailSender } from './mail-content.ts';
import type { RenderedMail } from './order-mail.ts';

const second = 1000;
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
};
/** Ends before its function and its lease do. */
const attemptTimeout = 45 * second;

/** The same for every attempt, so that mail programs recognise a duplicate; another one for a copy that a person sends. */
export function messageId(id: string, { contactEmail }: MailSender, copy = 0): string {
  return `<${copy > 0 ? `${id}.${copy}` : id}@${contactEmail.split('@').at(-1)}>`;
}

interface OutgoingMail extends Omit<RenderedMail, 'to'> {
  to: readonly string[];
}

/** @throws Error */
export async function sendBySmtp(
  url: string,
  messageId: string,
  shop: MailSender,
  { to, subject, text, html, unsubscribe }: OutgoingMail,
): Promise<void> {
  // Nothing is sent unencrypted, except to this computer.
  const requireTLS = new URL(url).hostname !== '127.0.0.1';
  const noFiles = { disableFileAccess: true, disableUrlAccess: true };
  const { rejected } = await createTransport({ url, requireTLS, ...timeouts, ...noFiles }).sendMail({
    from: { name: shop.shopName, address: shop.contactEmail },
    // An object is one address, whatever it contains.
    to: to.map((address) => ({ name: '', address })),
    subject,
    text,
    html,
    messageId,
    // Suppresses automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program's own button sends a POST there.
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    signal: AbortSignal.timeout(attemptTimeout),
  });
  // A retry would send it again to those who have it.
  if (rejected.length > 0) warn('A mail was refused for some of its addresses', { refused: rejected.length });
}

/** Contains nothing of the mail. */
interface SmtpFailure {
  code: string | number | undefined;
  command: string | undefined;
  responseCode: number | undefined;
  isPermanent: boolean;
}

/** 550 5.7.1: the server does not serve this shop, which can be fixed, unlike a wrong address. */
const isPolicy = /^5\d\d[ -]5\.7\./;

/** Only a refused recipient address is permanent. */
export function smtpFailure(error: unknown): SmtpFailure {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(error instanceof Error ? error : {}));
  const [command, responseCode] = [fields.get('command'), fields.get('responseCode')];
  const isRefused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  return {
    code: errorCode(error),
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    isPermanent: isRefused && !isPolicy.test(String(fields.get('response'))),
  };
}
