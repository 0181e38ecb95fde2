/** What a mail can be about: a step of an order, or a new order told to the shopkeeper. */
const mailEvents = [
  'placed',
  'placed-shop',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type MailEvent = (typeof mailEvents)[number];

/** An order has at most one mail of each. */
export const mostMails = mailEvents.length;

export function isMailEvent(value: unknown): value is MailEvent {
  return mailEvents.some((event) => event === value);
}

/**
 * What became of a mail: PENDING waits for its first or next try, PROCESSING is being sent, ERROR was given up after
 * the last try, OFF was not sent because the shop has no mail server.
 */
const mailStates = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'OFF'] as const;

export type MailState = (typeof mailStates)[number];

export function isMailState(value: unknown): value is MailState {
  return mailStates.some((state) => state === value);
}

/** A mail about an order, as the admin sees it; `at` is the ISO instant of its last change. */
export interface OrderMail {
  event: MailEvent;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  at: string;
}
