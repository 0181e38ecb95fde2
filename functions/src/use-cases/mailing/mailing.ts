import { addNewsletterMail } from '../../mail/newsletter-mail-store.ts';
import { unsubscribeAddress } from '../../mail/unsubscribe-address.ts';
import {
  addConfirmedSubscriber,
  askedSubscriber,
  confirmedSubscribers,
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  subscriberId,
} from '../../newsletter/subscriber-store.ts';
import { byteOrderMark, csvFormIn, csvLine } from '../../platform/csv/csv-line.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { isMissingDocument, isWriteConflict } from '../../platform/http/database-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { readSignedText, signedText } from '../../platform/signed-text.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { recentSettings, shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import type { MailingKind } from '../../shared/mailing/mailing.ts';
import type { OwnNewsletter } from '../../shared/mailing/newsletter.ts';
import { sheetTime } from '../../shared/shop/time-text.ts';
import { keyGuard } from '../../shared/values/table-keys.ts';
import type { Language } from '../../shared/words/languages.ts';
import { t } from '../../shared/words/words.ts';
import { endMails } from '../../shoppers/wish-mail-store.ts';

/** Purpose of the confirming token, so that one for unsubscribing does not confirm. */
const confirming = 'confirm-newsletter';

/** @throws NotFound in a shop without a newsletter */
async function wordingIn(language: Language): Promise<string> {
  const { newsletter } = await shopProfile(language);
  if (!newsletter) throw new NotFound('This call');
  return newsletter.wording;
}

/**
 * Only the mailbox learns whether the address was confirmed already. The subscriber is written in one transaction with
 * the mail, so that both have the same consent text.
 */
export async function subscribe(email: string, now: Date, language: Language = shopLanguage): Promise<void> {
  const wording = await wordingIn(language);
  const id = subscriberId(email);
  const [shop, { subscriber, ask }, unsubscribe, token] = await Promise.all([
    recentSettings(),
    askedSubscriber(email, now),
    unsubscribeAddress('newsletter', id, language),
    signedText(confirming, id),
  ]);
  const confirm = {
    token,
    wording,
    alongside: (transaction: Parameters<typeof ask>[0]) => ask(transaction, { wording, language }),
  };
  try {
    await addNewsletterMail(
      { email, unsubscribe, language, ...(!subscriber?.confirmedAt && { confirm }) },
      shop,
      now,
    );
  } catch (error) {
    // It was confirmed or unsubscribed at the same moment.
    if (!isWriteConflict(error) && !isMissingDocument(error)) throw error;
  }
}

/** @throws NotFound also after the time to confirm */
export async function confirmNewsletter(token: string, now: Date): Promise<void> {
  await wordingIn(shopLanguage);
  const { purpose, subject } = (await readSignedText(token)) ?? {};
  const isFound = purpose === confirming && subject && (await confirmSubscriber(subject, now));
  if (!isFound) throw new NotFound('The link');
}

/** An unconfirmed address may be another person's. */
export async function ownNewsletter({ email, isConfirmed }: Shopper): Promise<OwnNewsletter> {
  const subscriber = isConfirmed ? await findSubscriber(email) : undefined;
  return { state: subscriber?.confirmedAt ? 'confirmed' : subscriber ? 'waiting' : 'none' };
}

/** A confirmed address gets no mail asking for confirmation. @throws NotFound */
export async function changeOwnNewsletter(
  shopper: Shopper,
  isWanted: boolean,
  now: Date,
  language: Language = shopLanguage,
): Promise<OwnNewsletter> {
  const email = shopper.email.toLowerCase();
  if (!shopper.isConfirmed) {
    if (!isWanted) return ownNewsletter(shopper);
    await subscribe(email, now, language);
    return { state: 'waiting' };
  }
  if (!isWanted) await deleteSubscriber(subscriberId(email));
  else if (!(await findSubscriber(email))?.confirmedAt) {
    await addConfirmedSubscriber(email, { wording: await wordingIn(language), language }, now);
  }
  return ownNewsletter(shopper);
}

/** Only confirmed ones, as CSV. */
export async function* exportNewsletter(signal: AbortSignal): AsyncGenerator<string> {
  const shop = await recentSettings();
  const form = csvFormIn(shop.locale);
  const heads = sayInShop(() => [
    t('Email'),
    t('Asked for at'),
    t('Confirmed at'),
    t('Wording'),
    t('Unsubscribe'),
    t('Language'),
  ]);
  yield byteOrderMark + csvLine(heads, form);
  for await (const { email, askedAt, confirmedAt, wording, language } of confirmedSubscribers(signal)) {
    const link = await unsubscribeAddress('newsletter', subscriberId(email), language);
    const times = [askedAt, confirmedAt].map((at) => (at ? sheetTime(at, shop) : ''));
    yield csvLine([email, ...times, wording, link, language], form);
  }
}

/** Nothing happens for a recipient who gets no such mails. */
const endings: Record<MailingKind, (recipient: string) => Promise<void>> = {
  // Takes the subscriber's id.
  newsletter: deleteSubscriber,
  // Takes the shopper's uid.
  wishes: (uid) => endMails(uid, 'wishes', Date.now()),
};

const isMailingKind = keyGuard(endings);

/** @throws NotFound */
export async function unsubscribe(token: string): Promise<void> {
  const { purpose, subject } = (await readSignedText(token)) ?? {};
  if (!isMailingKind(purpose) || subject === undefined) throw new NotFound('The link');
  await endings[purpose](subject);
}
