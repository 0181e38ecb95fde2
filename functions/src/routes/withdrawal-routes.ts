import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { declareWithdrawal } from '../use-cases/orders/declare-withdrawal.ts';

/** How many declarations one instance takes within an hour, from one visitor and in all. */
const hourlyDeclarations = visitorLimit(20, 500);

/** Every answer takes at least so long, so that its time does not tell whether there is such an order. */
const answerMs = 1000;

export const withdrawalRoutes = {
  /** Takes a declaration to withdraw; the answer is the same whether the shop knows the order or not. */
  'POST /api/withdrawals': async ({ body, client, signal }) => {
    refuseWhile(await hourlyDeclarations(Date.now(), client), 'Too many declarations; try again later');
    const now = new Date();
    await Promise.all([declareWithdrawal(body, now, signal), setTimeout(answerMs)]);
    info('A withdrawal was declared');
    return { declaredAt: now.toISOString() };
  },
} satisfies Partial<Handlers>;
