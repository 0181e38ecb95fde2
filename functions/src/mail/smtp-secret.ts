import { defineSecret } from 'firebase-functions/params';

const smtpUrl = defineSecret('SMTP_URL');

/** The secrets that a function must be given to send mails. */
export const mailSecrets = [smtpUrl];

/** The address of the mail server, login included; undefined in a shop that sends no mails. */
export function mailServer(): string | undefined {
  const url = smtpUrl.value().trim();
  return url === '' || url === 'off' ? undefined : url;
}
