import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { isForShop, type MailEvent } from '../shared/order/mail.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { orderMailAddresses } from '../shared/shop/mail-settings.ts';
import { type MailShop, mailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { oneLine } from './one-line.ts';

export interface RenderedMail {
  /** The mail to the shop about a new order has several, separated by commas. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** See `unsubscribeAddress`. */
  unsubscribe?: string | undefined;
}

/**
 * Undefined without an address to send to. @param address of the shop, without a trailing slash @param hasPage whether
 * the shopper has an account
 */
export function renderOrderMail(
  order: Order,
  event: MailEvent,
  address: string,
  shop: MailShop,
  hasPage = true,
): RenderedMail | undefined {
  const to = oneLine(isForShop(event) ? orderMailAddresses(shop).join(', ') : order.email);
  if (to === '') return undefined;
  const language = isForShop(event) ? shopLanguage : languageOf(order);
  return sayIn(language, () => {
    const content = mailContent(order, event, address, settingsIn(shop, language), hasPage);
    return { to, subject: oneLine(content.subject), text: mailText(content), html: mailHtml(content) };
  });
}
