import { setTimeout } from 'node:timers/promises';
import { sendBySmtp } from '../../functions/src/mail/smtp.ts';
import { markup } from '../../functions/src/platform/markup.ts';
import { smtpAddress } from './mail-catcher.ts';
import { hostOf, projectId } from './project.ts';

/** A link that Firebase would mail to an account, as the emulator lists it until it is used. */
interface AccountLink {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your e-mail address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
};

const sender = { shopName: 'Firebase', contactEmail: 'noreply@firebase.example' };

async function send({ email, newEmail = email, requestType, oobCode, oobLink }: AccountLink): Promise<void> {
  const subject = subjects[requestType] ?? 'A link to your account';
  const html = markup`<!doctype html><title>${subject}</title><p><a href="${oobLink}">${subject}</a></p>`
    .text;
  const mail = { to: [newEmail], subject, text: `${subject}: ${oobLink}\n`, html };
  await sendBySmtp(smtpAddress, `<${oobCode}@firebase.example>`, sender, mail);
}

/** Mails new links, which the emulator of Firebase's sign-in only lists. @param sent the codes of earlier ones */
export async function sendAccountMails(sent: Set<string>, signal?: AbortSignal): Promise<void> {
  const address = `http://${hostOf('auth')}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes }: { oobCodes: AccountLink[] } = await (
    await fetch(address, { signal: signal ?? null })
  ).json();
  for (const link of oobCodes.filter(({ oobCode }) => !sent.has(oobCode))) {
    sent.add(link.oobCode);
    await send(link);
  }
}

export async function forwardAccountMails(signal: AbortSignal): Promise<never> {
  const sent = new Set<string>();
  while (true) {
    await sendAccountMails(sent, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      // Polled every two seconds, the emulator of a busy computer sometimes resets a connection.
      console.warn('The links for accounts are asked for again:', error);
    });
    await setTimeout(2000, undefined, { signal });
  }
}
