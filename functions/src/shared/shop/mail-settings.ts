import { array, boolean, object, string } from 'yup';
import { lineSchema, linesSchema } from '../values/line-text.ts';

/** The longest texts, in UTF-16 units, and to how many addresses the mail about a new order goes. */
export const mailLimits = { greeting: 100, end: 500, address: 254, addresses: 5 };

/** Who gets the mails about new orders, and what mails to shoppers begin and end with. */
export interface MailSettings {
  /** Its own contact address, others, or none at all. */
  orderMails: { isToContact: boolean; addresses: string[] };
  /** In one line; {name} stands for the shopper's name. */
  mailGreeting: string;
  /** In lines. */
  mailEnd: string;
}

export const defaultMailSettings: MailSettings = {
  orderMails: { isToContact: true, addresses: [] },
  mailGreeting: 'Hello {name},',
  mailEnd: 'Is anything unclear? Just answer this mail.',
};

const addressSchema = string().label('Address').trim().max(mailLimits.address).email().required();

/** The fields of the settings. */
export const mailFields = {
  orderMails: object({
    isToContact: boolean().label('To the address of the shop').default(true),
    addresses: array(addressSchema)
      .label('Addresses')
      .default([])
      .test(
        'distinct',
        'An address stands there twice',
        (addresses = []) =>
          new Set(addresses.map((one) => String(one).toLowerCase())).size === addresses.length,
      )
      .when('isToContact', ([isToContact], schema) =>
        schema.max(
          mailLimits.addresses - (isToContact ? 1 : 0),
          `At most ${mailLimits.addresses} addresses get the mails about new orders`,
        ),
      ),
  })
    .label('Mails about new orders')
    .default(undefined)
    .required(),
  mailGreeting: lineSchema().label('Greeting of mails').max(mailLimits.greeting).defined(),
  mailEnd: linesSchema().label('End of mails').max(mailLimits.end).defined(),
} satisfies Record<keyof MailSettings, object>;

/** The words of mails as they are typed: the query of GET /api/settings/mail. */
export const mailWordsSchema = object({
  mailGreeting: mailFields.mailGreeting.optional(),
  mailEnd: mailFields.mailEnd.optional(),
}).noUnknown();

/** A mail as its reader sees it. */
export interface MailPreview {
  subject: string;
  text: string;
}

/** The addresses that get the mails about new orders. */
export function orderMailAddresses({
  orderMails: { isToContact, addresses },
  contactEmail,
}: Pick<MailSettings, 'orderMails'> & { contactEmail: string }): string[] {
  return [...new Set([...(isToContact ? [contactEmail] : []), ...addresses])];
}

/** The greeting of a mail; where it may not name the shopper, without what stands for the name. */
export function greetingWith(greeting: string, name: string): string {
  if (name) return greeting.replaceAll('{name}', () => name);
  return greeting.replaceAll(/ ?\{name\}/g, '').replace(/^[\s,;:.!]+/, '');
}
