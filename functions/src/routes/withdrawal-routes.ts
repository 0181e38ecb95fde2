import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { declareWithdrawal } from '../use-cases/orders/declare-withdrawal.ts';

/** Per hour and instance, from one visitor and in all. */
const hourlyDeclarations = visitorLimit(20, 500);

/** The least duration, so that timing does not reveal whether the order exists. */
const answerMs = 1000;

export const withdrawalRoutes = {
  /** The answer does not reveal whether the shop has the order. */
  'POST /api/withdrawals': async ({ body, client, signal }) => {
    refuseWhile(await hourlyDeclarations(Date.now(), client), 'Too many declarations; try again later');
    const now = new Date();
    await Promise.all([declareWithdrawal(body, now, signal), setTimeout(answerMs)]);
    info('A withdrawal was declared');
    return { declaredAt: now.toISOString() };
  },
} satisfies Partial<Handlers>;
