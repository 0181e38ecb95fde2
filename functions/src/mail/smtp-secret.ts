import { defineSecret } from 'firebase-functions/params';

const smtpUrl = defineSecret('SMTP_URL');

/** Secrets of every function that sends mails. */
export const mailSecrets = [smtpUrl];

/** With the login; undefined in a shop that sends no mails. */
export function mailServer(): string | undefined {
  const url = smtpUrl.value().trim();
  return url === '' || url === 'off' ? undefined : url;
}
