import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { noteExport } from '../audit/session-audit.ts';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { countSubscribers } from '../newsletter/subscriber-store.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import {
  changeOwnNewsletter,
  confirmNewsletter,
  exportNewsletter,
  ownNewsletter,
  subscribe,
  unsubscribe,
} from '../use-cases/mailing/mailing.ts';

/** How many addresses one instance takes within an hour, from one visitor and in all. */
const hourlySubscriptions = visitorLimit(10, 300);

/** Every answer takes at least so long, so that its time does not tell whether the shop knows the address. */
const answerMs = 1000;

export const mailingRoutes = {
  /** Takes an address for the newsletter; the answer is the same whether the shop knows it or not. */
  'POST /api/newsletter': async ({ body, client }) => {
    refuseWhile(await hourlySubscriptions(Date.now(), client), 'Too many addresses; try again later');
    await Promise.all([subscribe(body.email, new Date(), body.language), setTimeout(answerMs)]);
    info('An address was entered for the newsletter');
    return { message: 'A mail is on its way to the address' };
  },
  'POST /api/newsletter/confirm': async ({ body }) => {
    await confirmNewsletter(body.token, new Date());
    info('A subscriber has confirmed the address');
    return { message: 'The address is confirmed' };
  },
  /** Ends mails by the token of their link, without a login. */
  'POST /api/unsubscribes': async ({ body }) => {
    await unsubscribe(body.token);
    info('A reader has ended mails');
    return { message: 'No more of these mails' };
  },
  'GET /api/account/newsletter': ({ caller }) => ownNewsletter(caller),
  'PUT /api/account/newsletter': ({ caller, body }) =>
    changeOwnNewsletter(caller, body.isWanted, new Date(), body.language),
  'GET /api/newsletter': countSubscribers,
  'GET /api/newsletter/export': async ({ caller, signal }) => {
    await noteExport(caller.person, 'newsletter');
    return exportNewsletter(signal);
  },
} satisfies Partial<Handlers>;
