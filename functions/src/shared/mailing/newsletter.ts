import { boolean, object, string } from 'yup';
import { orderLimits } from '../order/order-limits.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';

/** An unconfirmed address is deleted after so many days. */
export const daysToConfirm = 7;

/** POST /api/newsletter. */
export const newSubscriberSchema = object({
  email: string().label(t('E-mail address')).trim().lowercase().max(orderLimits.email).email().required(),
  language: languageSchema(),
}).noUnknown();

export interface NewsletterFigures {
  confirmed: number;
  waiting: number;
}

/** PUT /api/account/newsletter. */
export const ownNewsletterSchema = object({
  isWanted: boolean().label(t('Newsletter')).strict().required(),
  language: languageSchema(),
}).noUnknown();

export interface OwnNewsletter {
  /** 'waiting' for the link in the mail that was just sent, since the address of the account is not confirmed. */
  state: 'none' | 'waiting' | 'confirmed';
}
