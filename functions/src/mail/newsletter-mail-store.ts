import type { Transaction } from 'firebase-admin/firestore';
import { pageAddress } from '../platform/page-address.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { daysToConfirm } from '../shared/mailing/newsletter.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { Language } from '../shared/words/languages.ts';
import { t } from '../shared/words/words.ts';
import type { MailShop } from './mail-content.ts';
import { timeText } from './mail-facts.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** Longer than sending is retried, and than a day. */
const keptMs = 2 * 24 * 60 * 60_000;

interface AskedMail {
  email: string;
  unsubscribe: string;
  language: Language;
  /** Undefined for a confirmed address. */
  confirm?: { token: string; wording: string; alongside: (transaction: Transaction) => void };
}

function askedMail({ email, unsubscribe, confirm }: AskedMail, shop: MailShop, now: Date): RenderedMail {
  const { shopName } = shop;
  const asked = t('{time}: this address was entered for the newsletter of {shop}.', {
    time: timeText(now, spokenLocale(shop.locale), shop.timeZone),
    shop: shopName,
  });
  const end = `${shopName} · ${shop.contactEmail}`;
  if (!confirm) {
    const already = t('You get it already, so there is nothing to do. The link below ends it.');
    const subject = t('You get the newsletter of {shop} already', { shop: shopName });
    return plainMail(email, subject, [asked, already, end], unsubscribe);
  }
  return plainMail(
    email,
    t('Please confirm: the newsletter of {shop}', { shop: shopName }),
    [
      asked,
      t('If it was you, open this page and press “Confirm”:'),
      {
        label: t('Confirm the subscription'),
        address: pageAddress(`${shopPaths.newsletter}?token=${confirm.token}`),
      },
      t('With it you agree to this: “{wording}”', { wording: confirm.wording }),
      t('If it was not you, there is nothing to do: the address is deleted within {days} days.', {
        days: daysToConfirm,
      }),
      end,
    ],
    unsubscribe,
  );
}

/** One a day per mailbox, and nothing that was typed: the address may be another person's. */
export async function addNewsletterMail(asked: AskedMail, shop: MailShop, now: Date): Promise<void> {
  const { email, confirm, language } = asked;
  const mail = sayIn(language, () => askedMail(asked, settingsIn(shop, language), now));
  const about: [string, ...string[]] = ['newsletter', shopDay(now, shop), mailboxOf(email)];
  await addMailsOnce(
    [
      {
        about,
        event: 'message-1',
        mail,
        keptMs,
        alongside: (transaction) => confirm?.alongside(transaction),
      },
    ],
    now,
  );
}
