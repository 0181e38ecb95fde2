import type { Order } from '@bookstore/functions/shared/order/order';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { isUnanswered } from '#lib/lost-answer.ts';

const callsAtOnce = 4;

export interface BulkResult {
  done: Order[];
  failed: { order: Order; reason: string; error: unknown }[];
}

/** A few in parallel; the failure of one stops no other. */
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
  // Without an answer it may be done all the same.
  const isPerhaps = failed.some(({ error }) => isUnanswered(error));
  const reasons = failed.map(({ order, reason }) => `${order.number}: ${reason}`).join(' ');
  if (failed.length > 0 && done.length > 0) {
    const counts = { done: done.length, failed: failed.length, what };
    const text = isPerhaps
      ? t('{done} {what}, {failed} perhaps not', counts)
      : t('{done} {what}, {failed} not', counts);
    return { text, reasons };
  }
  if (failed.length > 0) {
    const text = isPerhaps
      ? plural(failed.length, '{count} order perhaps not {what}', '{count} orders perhaps not {what}', {
          what,
        })
      : plural(failed.length, '{count} order not {what}', '{count} orders not {what}', { what });
    return { text, reasons };
  }
  const [only] = done;
  const text =
    done.length === 1 && only
      ? t('Order {number} {what}', { number: only.number, what })
      : plural(done.length, '{count} order {what}', '{count} orders {what}', { what });
  return { text, reasons };
}
