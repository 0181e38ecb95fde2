import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { mixed, number, object, string } from 'yup';
import { laterBy } from '../platform/timestamps.ts';
import {
  isMailEvent,
  isMailState,
  type MailEvent,
  type MailState,
  type OrderMail,
} from '../shared/order/mail.ts';
import { readFields, readInstant, readTime } from '../shared/values/stored-fields.ts';
import { type MailProgress, unsent } from './mail-schedule.ts';
import type { RenderedMail } from './order-mail.ts';

export const keptMs = 90 * 24 * 60 * 60 * 1000;

const mailSchema = object({
  to: string().required(),
  message: object({ subject: string().required(), text: string().required(), html: string().required() }),
  orderId: string().required(),
  event: mixed<MailEvent>(isMailEvent).required(),
  invoice: string(),
  unsubscribe: string(),
  voucherId: string(),
  delivery: object({
    state: mixed<MailState>(isMailState).required(),
    attempts: number().required(),
    copy: number().default(0),
  }),
});

export interface StoredMail extends RenderedMail {
  orderId: string;
  event: MailEvent;
  /** Of the invoice or credit note that it names. */
  invoice?: string | undefined;
  /** Its code is inserted when the mail is sent. */
  voucherId?: string | undefined;
  delivery: MailProgress;
}

export function readMail(snapshot: DocumentSnapshot): StoredMail {
  const { message, delivery, ...fields } = readFields(mailSchema, snapshot.data() ?? {});
  const nextAttemptAt = readTime(snapshot.get('delivery.nextAttemptAt'));
  return { ...fields, ...message, delivery: { ...delivery, nextAttemptAt } };
}

export function orderMail(snapshot: DocumentSnapshot): OrderMail {
  const { to, event, subject, delivery } = readMail(snapshot);
  const { state, attempts } = delivery;
  return { event, to, subject, state, attempts, at: readInstant(snapshot.updateTime) };
}

export function deliveryFields({ nextAttemptAt, ...delivery }: MailProgress) {
  return { ...delivery, nextAttemptAt: Timestamp.fromMillis(nextAttemptAt) };
}

/** @param uid of the shopper with whose data the mail is erased */
export function mailDocument(
  { to, unsubscribe, ...message }: RenderedMail,
  about: { orderId: string; event: MailEvent; uid: string; invoice?: string },
  now: Date,
  delivery: MailProgress = unsent(now),
) {
  return {
    to,
    message,
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...about,
    createdAt: Timestamp.fromDate(now),
    expiresAt: laterBy(keptMs, now),
    delivery: deliveryFields(delivery),
  };
}
