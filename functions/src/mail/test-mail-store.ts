import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import type { MailState } from '../shared/order/mail.ts';
import { t } from '../shared/words/words.ts';
import type { MailSender } from './mail-content.ts';
import { mailDocument, readMail } from './mail-document.ts';
import { lastAttempt } from './mail-schedule.ts';
import { testMailId } from './mail-store.ts';
import { oneLine } from './one-line.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';

const reference = () => collection('mail').doc(testMailId);

function renderTestMail({ shopName, contactEmail }: MailSender): RenderedMail {
  const name = oneLine(shopName);
  const subject = t('A test mail of {shop}', { shop: name });
  const text = t('This mail came from {shop}: shoppers get theirs in the same way, from {address}.', {
    shop: name,
    address: contactEmail,
  });
  return plainMail(contactEmail, subject, [text]);
}

/** Tried once, so that its state soon says whether mails are sent. */
export function addTestMail(transaction: Transaction, shop: MailSender, now: Date): void {
  const about = { orderId: '', event: 'placed-shop', uid: '' } as const;
  transaction.set(
    reference(),
    mailDocument(
      sayIn(shopLanguage, () => renderTestMail(shop)),
      about,
      now,
      lastAttempt(now),
    ),
  );
}

export async function findTestMail(): Promise<{ to: string; state: MailState } | undefined> {
  const snapshot = await reference().get();
  if (!snapshot.exists) return undefined;
  const { to, delivery } = readMail(snapshot);
  return { to, state: delivery.state };
}
