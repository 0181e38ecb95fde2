import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mailSecrets, mailServer } from '../mail/smtp-secret.ts';
import { region } from '../platform/region.ts';
import { voucherSecrets } from '../vouchers/voucher-key.ts';
import { serviceAccountOf } from './service-accounts.ts';

const secrets = [...mailSecrets, ...voucherSecrets];
const smallest = { region, secrets, memory: '256MiB' as const, concurrency: 1 };

/** The mail server, and the shop as it is now: a wrong address of the sender may just have been corrected. */
async function presentServer() {
  const { shopProfile } = await import('../settings/shop-profile.ts');
  const { codeToSend } = await import('../vouchers/voucher-store.ts');
  return { address: mailServer(), shop: await shopProfile(), codeOf: codeToSend };
}

/**
 * Sends each new mail that is due; one for each instance at a time, so that the mail server meets few connections. What is
 * not due, fails, or finds no instance, is sent by the sweep (`retryMails`) instead of by another try of the event.
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
    await mails.sendNewMail(params.id, () => new Date(), await presentServer());
  },
);

/**
 * Sends every mail that is due. That is the next try of what failed, what a person sends again, and the first try of the
 * mails about steps of the desk: they wait for the time in which a step can be undone (`undoWaitMs`), and leave with the
 * first sweep after it. Those to the shop about orders that came soon after another leave as one.
 */
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
