import type { Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { daysToConfirm } from '../shared/mailing/newsletter.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { MailShop } from './mail-content.ts';
import { timeText } from './mail-facts.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** Longer than a mail is tried, and than the day in which there is only one. */
const keptMs = 2 * 24 * 60 * 60_000;

interface AskedMail {
  email: string;
  unsubscribe: string;
  /** What confirms the address; undefined where it is confirmed. */
  confirm?: { token: string; wording: string; alongside: (transaction: Transaction) => void };
}

/** One a day for each mailbox, since any visitor may have typed the address: it says nothing else that was typed. */
export async function addNewsletterMail(
  { email, unsubscribe, confirm }: AskedMail,
  shop: MailShop,
  now: Date,
): Promise<void> {
  const { shopName, contactEmail } = shop;
  const asked = `${timeText(now, shop.locale, shop.timeZone)}: this address was entered for the newsletter of ${shopName}.`;
  const end = `${shopName} · ${contactEmail}`;
  const mail = confirm
    ? plainMail(
        email,
        `Please confirm: the newsletter of ${shopName}`,
        [
          asked,
          'If it was you, open this page and press “Confirm”:',
          {
            label: 'Confirm the subscription',
            address: `${shopAddress()}${shopPaths.newsletter}?token=${confirm.token}`,
          },
          `With it you agree to this: “${confirm.wording}”`,
          `If it was not you, there is nothing to do: the address is deleted within ${daysToConfirm} days.`,
          end,
        ],
        unsubscribe,
      )
    : plainMail(
        email,
        `You get the newsletter of ${shopName} already`,
        [asked, 'You get it already, so there is nothing to do. The link below ends it.', end],
        unsubscribe,
      );
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
