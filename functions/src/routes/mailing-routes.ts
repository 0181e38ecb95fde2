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

/** Per hour and instance, from one visitor and in all. */
const hourlySubscriptions = visitorLimit(10, 300);

/** The least duration, so that timing does not reveal whether the shop has the address. */
const answerMs = 1000;

export const mailingRoutes = {
  /** The answer does not reveal whether the shop has the address. */
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
  /** Without a login: the token is in the mail's link. */
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
