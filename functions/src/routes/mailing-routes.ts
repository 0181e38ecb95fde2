import { info } from 'firebase-functions/logger';
import type { Handler } from '../platform/http/handler.ts';
import { unsubscribe } from '../use-cases/mailing/unsubscribe.ts';

/** Ends mails by the token of their link, without a login. */
export const postUnsubscribe: Handler<'POST /api/unsubscribes'> = async ({ body }) => {
  await unsubscribe(body.token);
  info('A reader has ended mails');
  return { message: 'No more of these mails' };
};
