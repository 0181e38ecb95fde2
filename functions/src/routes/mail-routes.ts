import { findMails } from '../mail/mail-store.ts';
import { unknownWithdrawals } from '../mail/unknown-withdrawal-store.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { answerWithdrawal } from '../use-cases/orders/answer-withdrawal.ts';
import { failedMails } from '../use-cases/orders/failed-mails.ts';
import { sendMailAgain } from '../use-cases/orders/send-mail-again.ts';

/** Resending one makes room for the next. */
const shownMails = 20;

export const mailRoutes = {
  'GET /api/orders/:id/mails': async ({ params }) => findMails(requireOrderId(params.id)),
  'GET /api/mails/failed': () => failedMails(shownMails),
  /** From orders that the shop does not have. */
  'GET /api/withdrawals/unknown': ({ query }) => unknownWithdrawals(query.after),
  'POST /api/withdrawals/unknown/:id': ({ params, body, caller }) =>
    answerWithdrawal(params.id, body.isDone, caller.person, new Date()),
  /** The next sweep sends it, within five minutes: only functions that send mails have the mail server's password. */
  'POST /api/orders/:id/mails/:event': async ({ params, caller }) =>
    sendMailAgain(requireOrderId(params.id), params.event, caller.person, new Date()),
} satisfies Partial<Handlers>;
