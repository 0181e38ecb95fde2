/** What a mail is about: a step of an order, or a new order told to the shopkeeper. */
export type MailEvent =
  | 'placed'
  | 'placed-shop'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned';

/**
 * What became of a mail: PENDING waits for its first or next try, PROCESSING is being sent, ERROR was given up after
 * the last try, OFF was not sent because the shop has no mail server.
 */
export type MailState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'OFF';

/** A mail about an order, as the admin sees it; `at` is the ISO instant of its last change. */
export interface OrderMail {
  event: MailEvent;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  at: string;
}
