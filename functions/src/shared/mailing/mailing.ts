import { object, string } from 'yup';
import { t } from '../words/words.ts';

/** Mails that a shopper asked for and can end with one press. */
export type MailingKind = 'newsletter' | 'wishes';

export const mailTokenSchema = object({
  token: string()
    .label(t('Token'))
    .matches(/^[\w.-]{1,300}$/, t('The link is not whole'))
    .required(),
}).noUnknown();
