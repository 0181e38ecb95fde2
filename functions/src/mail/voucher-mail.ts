import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';
import { codeMark } from '../shared/voucher/voucher-code.ts';
import { knownLanguage } from '../shared/words/known-language.ts';
import { t } from '../shared/words/words.ts';
import type { MailSender } from './mail-content.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';

type VoucherShop = MailSender & Pick<ShopProfile, 'locale'>;

function about(to: string, voucher: Voucher, shop: VoucherShop, more: readonly string[]): RenderedMail {
  const { language, leftCents, validUntil } = voucher;
  const spoken = knownLanguage(language) ?? 'en';
  const { shopName, contactEmail } = settingsIn(shop, spoken);
  return sayIn(spoken, () => {
    const amount = moneyOfOrder(voucher, shop).text(leftCents);
    const heading = t('Gift voucher for {amount}', { amount });
    const until = validUntil === undefined ? [] : [`${t('Valid until')} ${validUntil}`];
    return plainMail(to, heading, [heading, ...more, ...until, `${shopName} · ${contactEmail}`]);
  });
}

/** The card, to whom it is for, or to the buyer who prints it. */
export function voucherMail(voucher: Voucher, shop: VoucherShop): RenderedMail {
  const { recipient, buyer, message } = voucher;
  return about(recipient.email || buyer.email, voucher, shop, [message, codeMark].filter(Boolean));
}

/** To the buyer of one that the shop sends to another person. */
export function voucherReceipt(voucher: Voucher, shop: VoucherShop): RenderedMail {
  return about(voucher.buyer.email, voucher, shop, [voucher.number]);
}

/** To the buyer who has agreed to it, before the voucher ends. */
export function voucherReminder(voucher: Voucher, shop: VoucherShop): RenderedMail {
  return about(voucher.buyer.email, voucher, shop, [voucher.number]);
}
