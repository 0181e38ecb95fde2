import { requireOrderId } from '../orders/order-identity.ts';
import { listOpenOnAccount } from '../orders/order-list-store.ts';
import type { Handler } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { remindOf } from '../use-cases/account/open-items.ts';
import { reminderLetters } from '../use-cases/invoices/invoice-files.ts';

export const getOpenItems: Handler<'GET /api/open-items'> = () => listOpenOnAccount();

/** Reminders as letters, for who gets no mail. */
export const getLetters: Handler<'GET /api/open-items/letters'> = ({ query }) =>
  reminderLetters(query.ids.map(requireOrderId));

/** Reminds of what is due; the same key again reminds of nothing twice. */
export const postReminders: Handler<'POST /api/open-items/reminders'> = ({
  body,
  header,
  caller,
  signal,
}) => {
  const key = requireIdempotencyKey(header('Idempotency-Key'));
  return remindOf(body.orderIds, { key, by: caller.person, now: new Date() }, signal);
};
