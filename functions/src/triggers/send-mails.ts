import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mailSecrets, mailServer } from '../mail/smtp-secret.ts';
import { region } from '../platform/region.ts';
import { voucherSecrets } from '../vouchers/voucher-key.ts';
import { serviceAccountOf } from './service-accounts.ts';

const secrets = [...mailSecrets, ...voucherSecrets];
const smallest = { region, secrets, memory: '256MiB' as const, concurrency: 1 };

/** Reads the shop's current settings: a wrong sender address may just have been corrected. */
async function presentServer() {
  const { shopProfile } = await import('../settings/shop-profile.ts');
  const { codeToSend } = await import('../vouchers/voucher-store.ts');
  return { address: mailServer(), shop: await shopProfile(), codeOf: codeToSend };
}

/**
 * Sends each new mail that is due; one at a time for each instance, to limit connections to the mail server. Mails that
 * are not due, fail, or find no instance are sent by the sweep (`retryMails`), not by retries of the event.
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
 * Sends every due mail: retries, resends by a person, and mails about steps of the desk, which wait until the step can
 * no longer be undone (`undoWaitMs`). Mails to the shop about orders in quick succession leave as one.
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
