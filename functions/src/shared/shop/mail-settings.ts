import { t } from '../words/words.ts';

/** To how many addresses the mail about a new order goes. */
export const mostMailAddresses = 5;

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
  mailGreeting: t('Hello {name},', { name: '{name}' }),
  mailEnd: t('Is anything unclear? Just answer this mail.'),
};

/** Whether the shop takes subscriptions, and to what subscribers agree. */
export const defaultNewsletter = {
  isOn: false,
  wording: t(
    'I want news of the books and events of this shop by e-mail, now and then. I can end it at any time by the link in each mail.',
  ),
};

/** A mail as its reader sees it. */
export interface MailPreview {
  subject: string;
  text: string;
}

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
