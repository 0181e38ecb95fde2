import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mailSecrets, mailServer } from '../mail/smtp-secret.ts';
import { region } from '../platform/region.ts';
import { serviceAccountOf } from './service-accounts.ts';

const smallest = { region, secrets: mailSecrets, memory: '256MiB', concurrency: 1 } as const;

/** The mail server, and the shop as it is now: a wrong address of the sender may just have been corrected. */
async function presentServer() {
  const { shopProfile } = await import('../settings/shop-profile.ts');
  return { address: mailServer(), shop: await shopProfile() };
}

/**
 * Sends each new mail; one for each instance at a time, so that the mail server meets few connections. What fails, or
 * finds no instance, is sent by the sweep instead of by another try of the event.
 */
export const sendMail = onDocumentCreated(
  {
    ...smallest,
    document: 'mail/{id}',
    serviceAccount: serviceAccountOf('sendMail'),
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: false,
  },
  async ({ params }) => {
    const mails = await import('../mail/mail-sender.ts');
    await mails.sendMail(params.id, () => new Date(), await presentServer());
  },
);

/** Sends the mails whose next try is due, and those that are to be sent again. */
export const retryMails = onSchedule(
  {
    ...smallest,
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    serviceAccount: serviceAccountOf('retryMails'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    const mails = await import('../mail/mail-sender.ts');
    await mails.sendDueMails(() => new Date(), await presentServer());
  },
);
