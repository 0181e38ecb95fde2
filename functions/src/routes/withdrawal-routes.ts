import { setTimeout } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { addressGroups } from '../platform/rate-limit/address-groups.ts';
import { type RateLimit, timesInWindow, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { declareWithdrawal } from '../use-cases/orders/declare-withdrawal.ts';

const hourMs = 3_600_000;

/** How many declarations one instance takes within an hour, from one visitor and in all. */
const limits = { visitor: { limit: 20, windowMs: hourMs }, all: { limit: 500, windowMs: hourMs } };

/** Every answer takes at least so long, so that its time does not tell whether there is such an order. */
const answerMs = 1000;

let declared: { visitor: string; at: number }[] = [];

function requireRoom(times: readonly number[], limit: RateLimit, now: number): void {
  const wait = waitMs(times, limit, now);
  if (wait > 0) throw new TooManyRequests('Too many declarations; try again later', wait / 1000);
}

function count(address: string): void {
  const now = Date.now();
  const { visitor } = addressGroups(address);
  declared = declared.filter(({ at }) => timesInWindow([at], hourMs, now).length > 0);
  const own = declared.filter((one) => one.visitor === visitor);
  requireRoom(
    own.map(({ at }) => at),
    limits.visitor,
    now,
  );
  requireRoom(
    declared.map(({ at }) => at),
    limits.all,
    now,
  );
  declared.push({ visitor, at: now });
}

/** Takes a declaration to withdraw; the answer is the same whether the shop knows the order or not. */
export const postWithdrawal: Handler<'POST /api/withdrawals'> = async ({ body, client, signal }) => {
  count(client.visitor);
  const now = new Date();
  await Promise.all([declareWithdrawal(body, now, signal), setTimeout(answerMs)]);
  info('A withdrawal was declared');
  return { declaredAt: now.toISOString() };
};
