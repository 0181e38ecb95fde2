import { info } from 'firebase-functions/logger';
import { requireOrderId } from '../orders/order-identity.ts';
import { listOpenOnAccount } from '../orders/order-list-store.ts';
import type { Handler } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { collectInvoice, listCollectable } from '../use-cases/account/collect-invoice.ts';
import { remindOf } from '../use-cases/account/open-items.ts';
import { reminderLetters } from '../use-cases/invoices/invoice-files.ts';

export const getOpenItems: Handler<'GET /api/open-items'> = () => listOpenOnAccount();

export const getToCollect: Handler<'GET /api/cash/to-collect'> = () => listCollectable();

/** Writes the collected invoice of a customer; tried again it writes none, as nothing waits any more. */
export const postCollected: Handler<'POST /api/cash/to-collect/:id'> = async ({ params, caller, signal }) => {
  const collected = await collectInvoice(params.id, { by: caller.person, now: new Date() }, signal);
  info('Invoice collected', { customer: params.id, invoice: collected.number });
  return collected;
};

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
