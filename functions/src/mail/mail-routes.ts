import { NotFound } from '../http/api-errors.ts';
import type { Handler } from '../http/handler.ts';

/** The mails about an order and what became of them. */
export const getOrderMails: Handler<'GET /api/orders/:id/mails'> = async () => [];

/** Sends a mail again that was given up. */
export const postOrderMail: Handler<'POST /api/orders/:id/mails/:event'> = async () => {
  throw new NotFound('The mail');
};
