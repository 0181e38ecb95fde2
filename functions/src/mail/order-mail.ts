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

/** A mail as it is stored and sent. */
export interface RenderedMail {
  /** One address; of the mail about a new order for the shop, several with commas. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends all mails of its kind with one press: see `unsubscribeAddress`. */
  unsubscribe?: string | undefined;
}

/**
 * The mail about an order's step, in the language of the order; undefined when there is no address to send it to.
 * @param address where the shop is, without a slash at the end
 * @param hasPage whether its shopper has an account, whose pages show the order
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
