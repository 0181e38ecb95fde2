import { deleteSubscriber } from '../../newsletter/subscriber-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { readSignedText } from '../../platform/signed-text.ts';
import type { MailingKind } from '../../shared/mailing/mailing.ts';
import { keyGuard } from '../../shared/values/table-keys.ts';
import { endMails } from '../../shoppers/wish-mail-store.ts';

/** How each kind of mails ends for a recipient; for one who gets none there is nothing to do. */
const endings: Record<MailingKind, (recipient: string) => Promise<void>> = {
  // By the id of the subscriber.
  newsletter: deleteSubscriber,
  // By the uid of the shopper.
  wishes: (uid) => endMails(uid, 'wishes', Date.now()),
};

const isMailingKind = keyGuard(endings);

/** Ends the mails of which a token of `unsubscribeAddress` speaks. @throws NotFound */
export async function unsubscribe(token: string): Promise<void> {
  const { purpose, subject } = (await readSignedText(token)) ?? {};
  if (!isMailingKind(purpose) || subject === undefined) throw new NotFound('The link');
  await endings[purpose](subject);
}
