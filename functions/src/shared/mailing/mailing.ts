import { object, string } from 'yup';

/** The mails that a shopper has asked for and ends with one press, by their kinds. */
export type MailingKind = 'newsletter' | 'wishes';

/** The token of a link in a mail. */
export const mailTokenSchema = object({
  token: string()
    .label('Token')
    .matches(/^[\w.-]{1,300}$/, 'The link is not whole')
    .required(),
}).noUnknown();
