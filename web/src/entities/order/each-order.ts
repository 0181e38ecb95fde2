import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { countOf } from '#components/labels/count-of.ts';
import { isUnanswered } from '#lib/lost-answer.ts';

/** The number of parallel calls. */
const callsAtOnce = 4;

export interface BulkResult {
  done: Order[];
  failed: { order: Order; reason: string; error: unknown }[];
}

/** Runs an action for every order, a few at a time; a failure stops no other one. */
export async function forEachOrder(
  orders: readonly Order[],
  task: (order: Order) => Promise<unknown>,
  reasonOf: (error: unknown, order: Order) => string,
  onProgress: (finished: number) => void = () => undefined,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] };
  const waiting = [...orders];
  async function work(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      try {
        await task(order);
        result.done.push(order);
      } catch (error) {
        console.warn(`Order ${order._id} was left as it is:`, error);
        result.failed.push({ order, reason: reasonOf(error, order), error });
      }
      onProgress(result.done.length + result.failed.length);
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return result;
}

/** '12 orders packed', or how many were not and why. @param what 'packed' */
export function reportOf({ done, failed }: BulkResult, what: string): { text: string; reasons: string } {
  // What the shop has not answered may be done all the same.
  const not = failed.some(({ error }) => isUnanswered(error)) ? 'perhaps not' : 'not';
  const reasons = failed.map(({ order, reason }) => `${order.number}: ${reason}`).join(' ');
  if (failed.length > 0 && done.length > 0) {
    return { text: `${done.length} ${what}, ${failed.length} ${not}`, reasons };
  }
  if (failed.length > 0) return { text: `${countOf(failed.length, 'order')} ${not} ${what}`, reasons };
  const [only] = done;
  const names =
    done.length === 1 && only ? t('Order {number}', { number: only.number }) : countOf(done.length, 'order');
  return { text: `${names} ${what}`, reasons };
}
