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
/** For an attempt from its beginning to its end, so that it ends before its function and its lease do. */
const attemptTimeout = 45 * second;

/**
 * The same for every attempt to send a mail, so that mail programs know the second copy of one; another one for a mail that
 * a person sends again, which they would hide otherwise.
 */
export function messageId(id: string, { contactEmail }: MailSender, copy = 0): string {
  return `<${copy > 0 ? `${id}.${copy}` : id}@${contactEmail.split('@').at(-1)}>`;
}

interface OutgoingMail extends Omit<RenderedMail, 'to'> {
  to: readonly string[];
}

/**
 * Hands a mail over to the mail server at the address. @throws Error when the server cannot be reached, or refuses it
 */
export async function sendBySmtp(
  url: string,
  messageId: string,
  shop: MailSender,
  { to, subject, text, html, unsubscribe }: OutgoingMail,
): Promise<void> {
  // No password and no mail travels in the clear, except to this very computer.
  const requireTLS = new URL(url).hostname !== '127.0.0.1';
  const noFiles = { disableFileAccess: true, disableUrlAccess: true };
  const { rejected } = await createTransport({ url, requireTLS, ...timeouts, ...noFiles }).sendMail({
    from: { name: shop.shopName, address: shop.contactEmail },
    // As an object it is one address, whatever is in it.
    to: to.map((address) => ({ name: '', address })),
    subject,
    text,
    html,
    messageId,
    // Asks for no automatic reply.
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
  // Of several addresses some have it, and another try would send it to them again.
  if (rejected.length > 0) warn('A mail was refused for some of its addresses', { refused: rejected.length });
}

/** Why a mail was not sent, without anything that it holds. */
interface SmtpFailure {
  code: string | number | undefined;
  command: string | undefined;
  responseCode: number | undefined;
  /** Whether there is no use in trying again. */
  isPermanent: boolean;
}

/** 550 5.7.1 means that the server does not serve this shop: that is set right, unlike an address that is none. */
const isPolicy = /^5\d\d[ -]5\.7\./;

/** What a failed {@link sendBySmtp} means. Only the refusal of the recipient's address is for good. */
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
