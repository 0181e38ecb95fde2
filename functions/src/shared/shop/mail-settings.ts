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
  mailGreeting: 'Hello {name},',
  mailEnd: 'Is anything unclear? Just answer this mail.',
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
