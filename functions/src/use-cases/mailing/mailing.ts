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

/** Of the token in the mail that confirms an address; that of the link which ends the mails does not. */
const confirming = 'confirm-newsletter';

/** To what a subscriber agrees, in the words of the pages of a language. @throws NotFound in a shop that takes no subscriptions */
async function wordingIn(language: Language): Promise<string> {
  const { newsletter } = await shopProfile(language);
  if (!newsletter) throw new NotFound('This call');
  return newsletter.wording;
}

/**
 * Sends a mail, in a language, that asks an address to confirm, or that says that it is confirmed already. Who asks is told neither: only the
 * mailbox learns which. The subscriber is written with the mail or not at all, so that both say the same words.
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
    // The address was confirmed, or its mails were ended, at the same moment.
    if (!isWriteConflict(error) && !isMissingDocument(error)) throw error;
  }
}

/** Confirms an address by the token of the mail to it. @throws NotFound also where the days to confirm are over */
export async function confirmNewsletter(token: string, now: Date): Promise<void> {
  await wordingIn(shopLanguage);
  const { purpose, subject } = (await readSignedText(token)) ?? {};
  const isFound = purpose === confirming && subject && (await confirmSubscriber(subject, now));
  if (!isFound) throw new NotFound('The link');
}

/** What a shopper's account knows of the newsletter; of an address that is not confirmed it may be another person's. */
export async function ownNewsletter({ email, isConfirmed }: Shopper): Promise<OwnNewsletter> {
  const subscriber = isConfirmed ? await findSubscriber(email) : undefined;
  return { state: subscriber?.confirmedAt ? 'confirmed' : subscriber ? 'waiting' : 'none' };
}

/** Subscribes or ends it. Whose address is confirmed gets no other mail that asks for it. @throws NotFound */
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

/** Who is confirmed, with what they have agreed to and the link that ends it, as CSV. */
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
