import type { AskedPage } from '../../payment/payment-store.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { settingsIn } from '../../platform/words/settings-in.ts';
import { languageOf, type Order } from '../../shared/order/order.ts';
import { shopPaths } from '../../shared/pages/shop-pages.ts';
import type { ShopProfile } from '../../shared/shop/shop-profile.ts';
import { addressUnder, languageRoot } from '../../shared/words/language-address.ts';

/** Where the provider's page returns to. */
const pages = { payment: shopPaths.payment, link: shopPaths.payLink, voucher: shopPaths.voucher };

/** In the language of the order. */
export function askedPage(
  order: Pick<Order, 'number' | 'email' | 'language'>,
  id: string,
  shop: Pick<ShopProfile, 'shopName'>,
  page: keyof typeof pages = 'payment',
): AskedPage {
  const language = languageOf(order);
  const path = addressUnder(languageRoot(language, shopLanguage), pages[page](id));
  return {
    title: `${settingsIn(shop, language).shopName} · ${order.number}`,
    email: order.email,
    locale: language,
    returnAddress: shopAddress() + path,
  };
}
