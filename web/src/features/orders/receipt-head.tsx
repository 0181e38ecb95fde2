import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';

/** The shop's name on a receipt; only shown in print. */
export function ReceiptHead() {
  const shop = useShop();
  return (
    <div className="mb-8 hidden items-baseline justify-between border-b border-line pb-4 print:flex">
      <p className="font-display text-2xl">{shop.shopName}</p>
      <p>{t('Receipt · {email}', { email: shop.contactEmail })}</p>
    </div>
  );
}
