import { boolean, object, string } from 'yup';
import { orderLimits } from '../order/order-limits.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';

/** After so many days nothing is left of an address that was not confirmed. */
export const daysToConfirm = 7;

/** Who asks for the newsletter: POST /api/newsletter. */
export const newSubscriberSchema = object({
  email: string().label(t('E-mail address')).trim().lowercase().max(orderLimits.email).email().required(),
  language: languageSchema(),
}).noUnknown();

/** How many get the newsletter, and how many have not confirmed yet. */
export interface NewsletterFigures {
  confirmed: number;
  waiting: number;
}

/** What a shopper answers on the page of the account: PUT /api/account/newsletter. */
export const ownNewsletterSchema = object({
  isWanted: boolean().label(t('Newsletter')).strict().required(),
  language: languageSchema(),
}).noUnknown();

/** The newsletter, as a shopper's own account knows it. */
export interface OwnNewsletter {
  /** 'waiting' for the press in the mail that was just sent, since the address of the account is not confirmed. */
  state: 'none' | 'waiting' | 'confirmed';
}
