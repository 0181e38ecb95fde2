import { setTimeout } from 'node:timers/promises';
import { smtpAddress } from './mail-catcher.ts';

/** Sends the mails that are due, as the function `retryMails` does, and more often: the emulators have no Scheduler. */
export async function sweepMails(signal: AbortSignal): Promise<never> {
  // Only now, since Firebase's libraries read where the emulators are when they are loaded.
  const { sendDueMails } = await import('../../functions/src/mail/mail-sender.ts');
  const { shopProfile } = await import('../../functions/src/settings/shop-profile.ts');
  while (true) {
    await setTimeout(60_000, undefined, { signal });
    await sendDueMails(() => new Date(), { address: smtpAddress, shop: await shopProfile() });
  }
}
