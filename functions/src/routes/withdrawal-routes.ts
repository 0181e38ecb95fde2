import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { declareWithdrawal } from '../use-cases/orders/declare-withdrawal.ts';

/** How many declarations one instance takes within an hour, from one visitor and in all. */
const hourlyDeclarations = visitorLimit(20, 500);

/** Every answer takes at least so long, so that its time does not tell whether there is such an order. */
const answerMs = 1000;

/** Takes a declaration to withdraw; the answer is the same whether the shop knows the order or not. */
export const postWithdrawal: Handler<'POST /api/withdrawals'> = async ({ body, client, signal }) => {
  const wait = await hourlyDeclarations(Date.now(), client);
  if (wait > 0) throw new TooManyRequests('Too many declarations; try again later', wait / 1000);
  const now = new Date();
  await Promise.all([declareWithdrawal(body, now, signal), setTimeout(answerMs)]);
  info('A withdrawal was declared');
  return { declaredAt: now.toISOString() };
};
