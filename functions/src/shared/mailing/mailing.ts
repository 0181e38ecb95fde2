import { object, string } from 'yup';
import { t } from '../words/words.ts';

/** The mails that a shopper has asked for and ends with one press, by their kinds. */
export type MailingKind = 'newsletter' | 'wishes';

export const mailTokenSchema = object({
  token: string()
    .label(t('Token'))
    .matches(/^[\w.-]{1,300}$/, t('The link is not whole'))
    .required(),
}).noUnknown();
