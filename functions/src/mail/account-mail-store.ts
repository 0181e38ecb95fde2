import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { Language } from '../shared/words/languages.ts';
import { t } from '../shared/words/words.ts';
import type { MailShop } from './mail-content.ts';
import { timeText } from './mail-facts.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** Longer than sending is retried. */
const keptMs = 24 * 60 * 60 * 1000;

/** One a day of each kind per mailbox, since an unconfirmed address may be another person's. */
async function addAccountMail(
  kind: string,
  email: string,
  { shop, now, language }: { shop: MailShop; now: Date; language: Language },
  say: (about: { shop: string; time: string }) => { subject: string; lines: string[] },
): Promise<void> {
  const mail = sayIn(language, () => {
    const { shopName } = settingsIn(shop, language);
    const about = { shop: shopName, time: timeText(now, spokenLocale(shop.locale), shop.timeZone) };
    const { subject, lines } = say(about);
    const end = t('If it was not you, answer this mail. {shop} · {address}', {
      shop: about.shop,
      address: shop.contactEmail,
    });
    return plainMail(email, subject, [...lines, end]);
  });
  await addMailsOnce(
    [{ about: [kind, shopDay(now, shop), mailboxOf(email)], event: 'message-1', mail, keptMs }],
    now,
  );
}

export async function addDeletionReceipt(
  email: string,
  shop: MailShop,
  now: Date,
  language: Language,
): Promise<void> {
  await addAccountMail('account', email, { shop, now, language }, (about) => ({
    subject: t('Your account with {shop} is deleted', { shop: about.shop }),
    lines: [
      t(
        '{time}: the account of this address with {shop} was deleted, as was asked for after a sign-in.',
        about,
      ),
      t(
        'Reviews, lists and addresses are gone. The orders stay without name, address, e-mail and phone: books, days and sums belong to our books. Invoices stay as they are, as long as the law wants them kept. Backups still hold the account until they run out.',
      ),
    ],
  }));
}

export async function addAddressNotice(
  email: string,
  shop: MailShop,
  now: Date,
  language: Language,
): Promise<void> {
  await addAccountMail('address', email, { shop, now, language }, (about) => ({
    subject: t('Your account with {shop} has another address', { shop: about.shop }),
    lines: [
      t(
        '{time}: the account of this address with {shop} has another one, which was confirmed by a mail. What we write about its orders goes there from now on.',
        about,
      ),
    ],
  }));
}
