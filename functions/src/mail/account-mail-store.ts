import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { spokenName } from '../shared/shop/spoken-name.ts';
import type { Language } from '../shared/words/languages.ts';
import { t } from '../shared/words/words.ts';
import type { MailShop } from './mail-content.ts';
import { timeText } from './mail-facts.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** Longer than a mail is tried. Then nothing is left of the address. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Writes the receipt of a deleted account down: one a day for each mailbox, since an address that was never confirmed may be
 * a stranger's, and an account can be registered anew.
 */
export async function addDeletionReceipt(
  email: string,
  shop: MailShop,
  now: Date,
  language: Language,
): Promise<void> {
  const mail = sayIn(language, () => {
    const shopName = spokenName(shop);
    return plainMail(email, t('Your account with {shop} is deleted', { shop: shopName }), [
      t('{time}: the account of this address with {shop} was deleted, as was asked for after a sign-in.', {
        time: timeText(now, spokenLocale(shop.locale), shop.timeZone),
        shop: shopName,
      }),
      t(
        'Reviews, lists and addresses are gone. The orders stay without name, address, e-mail and phone: books, days and sums belong to our books. Invoices stay as they are, as long as the law wants them kept. Backups still hold the account until they run out.',
      ),
      t('If it was not you, answer this mail. {shop} · {address}', {
        shop: shopName,
        address: shop.contactEmail,
      }),
    ]);
  });
  await addMailsOnce(
    [{ about: ['account', shopDay(now, shop), mailboxOf(email)], event: 'message-1', mail, keptMs }],
    now,
  );
}
