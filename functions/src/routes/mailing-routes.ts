import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { noteExport } from '../audit/session-audit.ts';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { countSubscribers } from '../newsletter/subscriber-store.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import {
  changeOwnNewsletter,
  confirmNewsletter,
  exportNewsletter,
  ownNewsletter,
  subscribe,
} from '../use-cases/mailing/newsletter.ts';
import { unsubscribe } from '../use-cases/mailing/unsubscribe.ts';

/** How many addresses one instance takes within an hour, from one visitor and in all. */
const hourlySubscriptions = visitorLimit(10, 300);

/** Every answer takes at least so long, so that its time does not tell whether the shop knows the address. */
const answerMs = 1000;

/** Takes an address for the newsletter; the answer is the same whether the shop knows it or not. */
export const postSubscriber: Handler<'POST /api/newsletter'> = async ({ body, client }) => {
  const wait = await hourlySubscriptions(Date.now(), client);
  if (wait > 0) throw new TooManyRequests('Too many addresses; try again later', wait / 1000);
  await Promise.all([subscribe(body.email, new Date(), body.language), setTimeout(answerMs)]);
  info('An address was entered for the newsletter');
  return { message: 'A mail is on its way to the address' };
};

export const postConfirmation: Handler<'POST /api/newsletter/confirm'> = async ({ body }) => {
  await confirmNewsletter(body.token, new Date());
  info('A subscriber has confirmed the address');
  return { message: 'The address is confirmed' };
};

/** Ends mails by the token of their link, without a login. */
export const postUnsubscribe: Handler<'POST /api/unsubscribes'> = async ({ body }) => {
  await unsubscribe(body.token);
  info('A reader has ended mails');
  return { message: 'No more of these mails' };
};

export const getOwnNewsletter: Handler<'GET /api/account/newsletter'> = ({ caller }) => ownNewsletter(caller);

export const putOwnNewsletter: Handler<'PUT /api/account/newsletter'> = ({ caller, body }) =>
  changeOwnNewsletter(caller, body.isWanted, new Date(), body.language);

export const getNewsletter: Handler<'GET /api/newsletter'> = () => countSubscribers();

export const getSubscribersCsv: Handler<'GET /api/newsletter/export'> = async ({ caller, signal }) => {
  await noteExport(caller.person, 'newsletter');
  return exportNewsletter(signal);
};
