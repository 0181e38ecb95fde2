import { pageAddress } from '../platform/page-address.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { t } from '../shared/words/words.ts';
import type { MailSender } from './mail-content.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';

/** To a shopper who was told that the bank decides: it has not paid, and the books are held no more. */
export function unpaidMail(order: Order, shop: MailSender): RenderedMail {
  const { _id, number, email } = order;
  const language = languageOf(order);
  const { shopName, contactEmail } = settingsIn(shop, language);
  return sayIn(language, () =>
    plainMail(email, t('Your order {number} was not paid', { number }), [
      t(
        'Your bank has not paid for your order {number}: nothing was ordered, and its books are not reserved any more. Should the money still come, we place the order if there are copies, and give it back otherwise.',
        { number },
      ),
      { label: t('Pay in another way'), address: pageAddress(shopPaths.payment(_id)) },
      `${shopName} · ${contactEmail}`,
    ]),
  );
}
