import { isOrderStatus, type OrderStatus, orderStatusNames } from './order-status.ts';

/** What a mail can be about: the status that an order has reached, or a new order, for the shopkeeper. */
export type MailEvent = OrderStatus | 'placed-shop';

/** An order has at most one mail of each. */
export const mostMails = orderStatusNames.length + 1;

export function isMailEvent(value: unknown): value is MailEvent {
  return value === 'placed-shop' || isOrderStatus(value);
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
