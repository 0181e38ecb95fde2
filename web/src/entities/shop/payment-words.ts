import { defaultFrame, type ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { WaysToPay } from '@bookstore/functions/shared/shop/ways-to-pay';
import { t } from '@bookstore/functions/shared/words/words';

const paidOnline: Partial<Record<WaysToPay, { title: string; text: string }>> = {
  both: {
    title: t('Pay in cash or online'),
    text: t('In cash when the books come, or online with the order.'),
  },
  online: { title: t('Pay online'), text: t('By card or wallet, with the order.') },
};

/** The owner's own words, or else those for the ways to pay that are on; '' for nothing. */
export function paymentWords({ deliveryTexts, payment }: Pick<ShopFrame, 'deliveryTexts' | 'payment'>) {
  const ways = payment && paidOnline[payment];
  const isUsual = deliveryTexts.payment === defaultFrame.deliveryTexts.payment;
  return {
    title: ways && isUsual ? ways.title : deliveryTexts.payment,
    text: ways ? ways.text : t('Nothing is paid in advance.'),
  };
}
