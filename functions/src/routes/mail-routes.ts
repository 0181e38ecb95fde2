import { findMails } from '../mail/mail-store.ts';
import { unknownWithdrawals } from '../mail/unknown-withdrawal-store.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { answerWithdrawal } from '../use-cases/orders/answer-withdrawal.ts';
import { failedMails } from '../use-cases/orders/failed-mails.ts';
import { sendMailAgain } from '../use-cases/orders/send-mail-again.ts';

/** How many are shown; each that is sent again makes room for another one. */
const shownMails = 20;

export const mailRoutes = {
  'GET /api/orders/:id/mails': async ({ params }) => findMails(requireOrderId(params.id)),
  'GET /api/mails/failed': () => failedMails(shownMails),
  /** The withdrawals from orders that the shop does not find. */
  'GET /api/withdrawals/unknown': ({ query }) => unknownWithdrawals(query.after),
  /** Notes that such a withdrawal is answered, or not yet. */
  'POST /api/withdrawals/unknown/:id': ({ params, body, caller }) =>
    answerWithdrawal(params.id, body.isDone, caller.person, new Date()),
  /**
   * Lets a mail be sent again. The next sweep sends it, within five minutes: only the functions that
   * send mails know the mail server's password.
   */
  'POST /api/orders/:id/mails/:event': async ({ params, caller }) =>
    sendMailAgain(requireOrderId(params.id), params.event, caller.person, new Date()),
} satisfies Partial<Handlers>;
