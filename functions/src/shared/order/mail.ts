/**
 * A status that an order has reached; a new order, for the shopkeeper; a change of its lines or its recipient; a step
 * undone after the shopper was told of it; another publication day of a book.
 */
const singleMails = [
  'placed',
  'placed-shop',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'lines',
  'recipient',
  'correction',
  'appearance',
] as const;

/** An order may have several, each with the number of its parcel, message, discount or line: 'parcel-2'. */
const numberedMails = [
  ...(['parcel', 'arrived', 'came-back', 'message', 'discount', 'choice'] as const),
  ...(['withdrawal', 'withdrawal-shop'] as const),
] as const;

type SingleMail = (typeof singleMails)[number];
type NumberedMail = (typeof numberedMails)[number];
export type MailKind = SingleMail | NumberedMail;
/** One event of each kind. */
export const someMailEvents: readonly MailEvent[] = [
  ...singleMails,
  ...numberedMails.map((kind) => `${kind}-1` as const),
];

export type MailEvent = SingleMail | `${NumberedMail}-${number}`;

/** In milliseconds: the mail about a desk's step waits, so that the step can be undone and the mail withdrawn. */
export const undoWaitMs = 60_000;

/** More of an order are not listed. */
export const mostMails = 200;

/** `number` is 0 for a kind of which there is only one; undefined for no mail event. */
export function parseMailEvent(event: unknown): { kind: MailKind; number: number } | undefined {
  if (typeof event !== 'string') return undefined;
  const single = singleMails.find((kind) => kind === event);
  if (single) return { kind: single, number: 0 };
  const [, name, number] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(event) ?? [];
  const kind = numberedMails.find((one) => one === name);
  return kind && { kind, number: Number(number) };
}

export function isForShop(event: MailEvent): boolean {
  return event === 'placed-shop' || event.startsWith('withdrawal-shop-');
}

export function isMailEvent(value: unknown): value is MailEvent {
  return parseMailEvent(value) !== undefined;
}

/**
 * PENDING waits for its first or next try, ERROR was given up after the last try, OFF was not sent because the shop has
 * no mail server, HELD because too many orders came from the address within an hour.
 */
const mailStates = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'OFF', 'HELD'] as const;

export type MailState = (typeof mailStates)[number];

export function isMailState(value: unknown): value is MailState {
  return mailStates.some((state) => state === value);
}

/** Mails that were given up: how many in all, and the first of them. */
export interface FailedMails {
  count: number;
  mails: (OrderMail & { orderId: string; number: string })[];
}

/** A withdrawal from an order that was not found, by the mail about it to the shop. */
export interface UnknownWithdrawal extends Pick<OrderMail, 'subject' | 'state' | 'at'> {
  id: string;
  /** The declaration, one part per line. */
  text: string;
  /** The person of the shop who has answered it. */
  doneBy?: string;
}

export const unknownTogether = 50;

/** `at` is the ISO instant of the last change. */
export interface OrderMail {
  event: MailEvent;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  at: string;
}
