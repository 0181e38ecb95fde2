import type { Order } from '@bookstore/functions/shared/order';

/** How many calls are under way at once. */
const atOnce = 4;

export interface BulkResult {
  done: Order[];
  failed: { order: Order; reason: string }[];
}

/** Does something with every order, a few at a time; what fails stops no other one. */
export async function forEachOrder(
  orders: readonly Order[],
  task: (order: Order) => Promise<unknown>,
  reasonOf: (error: unknown) => string,
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
        result.failed.push({ order, reason: reasonOf(error) });
      }
      onProgress(result.done.length + result.failed.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}
