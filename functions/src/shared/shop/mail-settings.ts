import { t } from '../words/words.ts';

/** For mails about new orders. */
export const mostMailAddresses = 5;

export interface MailSettings {
  /** The shop's contact address, others, or none at all. */
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

/** `wording`: what subscribers agree to. */
export const defaultNewsletter = {
  isOn: false,
  wording: t(
    'I want news of the books and events of this shop by e-mail, now and then. I can end it at any time by the link in each mail.',
  ),
};

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

/** Removes the placeholder where the mail may not name the shopper. */
export function greetingWith(greeting: string, name: string): string {
  if (name) return greeting.replaceAll('{name}', () => name);
  return greeting.replaceAll(/ ?\{name\}/g, '').replace(/^[\s,;:.!]+/, '');
}
