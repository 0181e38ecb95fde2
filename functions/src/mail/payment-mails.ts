import { pageAddress } from '../platform/page-address.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { orderedCents } from '../shared/order/order-totals.ts';
import { voucherCents } from '../shared/order/order-vouchers.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { dayText } from '../shared/shop/day-text.ts';
import type { ShopCurrency } from '../shared/shop/shop-profile.ts';
import { t } from '../shared/words/words.ts';
import type { MailSender } from './mail-content.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';

/** @param day until which the link works */
export function linkMail(
  order: Order,
  day: string,
  shop: MailSender & Pick<ShopCurrency, 'locale'>,
): RenderedMail {
  const { _id, number, email, lines } = order;
  const language = languageOf(order);
  const { shopName, contactEmail } = settingsIn(shop, language);
  return sayIn(language, () => {
    const locale = spokenLocale(shop.locale);
    const amount = moneyOfOrder(order, { locale }).text(orderedCents(order) - voucherCents(order));
    const titles = [...new Set(lines.map(({ title }) => title))].join(', ');
    return plainMail(email, t('Pay for your order {number}', { number }), [
      t('We have set aside for you: {titles}.', { titles }),
      t('Pay {amount} by {day}, and your order is placed. After that the books can be sold to others.', {
        amount,
        day: dayText(day, locale),
      }),
      { label: t('Pay {amount}', { amount }), address: pageAddress(shopPaths.payLink(_id)) },
      `${shopName} · ${contactEmail}`,
    ]);
  });
}

/** For a shopper who waited for the bank: nothing was paid, and the books are no longer held. */
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
