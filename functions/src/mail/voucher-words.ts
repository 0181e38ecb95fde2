import { shopAddress } from '../platform/shop-address.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { dayText } from '../shared/shop/day-text.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { type CardWords, cardWords } from '../shared/voucher/card-words.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';
import { voucherRate } from '../shared/voucher/voucher-tax-words.ts';

/** @param code in groups of four, or a placeholder */
export function wordsOfVoucher(
  { buyer, recipient, message, amountCents, currency, validUntil, singlePurpose }: Voucher,
  code: string,
  shop: Pick<ShopProfile, 'shopName' | 'locale'>,
): CardWords {
  const locale = spokenLocale(shop.locale);
  const money = moneyOfOrder({ currency }, { locale });
  return cardWords({
    shopName: shop.shopName,
    host: new URL(shopAddress()).host,
    amount: money.text(amountCents),
    recipient: recipient.name,
    from: buyer.name,
    message,
    code,
    validUntil: validUntil ? dayText(validUntil, locale) : '',
    taxed: singlePurpose ? voucherRate(singlePurpose, money.format.decimal) : '',
  });
}
