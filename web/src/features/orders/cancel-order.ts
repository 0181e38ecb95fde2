import { isOrderStatus, type OrderStatus } from '@bookstore/functions/shared/order-status';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { callShopperApi } from '#lib/shopper-api.ts';

/** What became of a cancellation: it is done, or the order had gone another way before. */
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'tooLate'; status: OrderStatus };

/** How often a cancellation is sent, while its answers get lost, before the shopper is told. */
const mostTries = 2;
const pauseMilliseconds = 1000;

/** The keys of cancellations whose answers were lost: under the same key the shop knows a retry. */
const keys = new Map<string, string>();

function keyOf(orderId: string): string {
  const key = keys.get(orderId) ?? crypto.randomUUID();
  keys.set(orderId, key);
  return key;
}

/** What the order is now, when the shop refused because it is no longer what the shopper saw. */
function statusMeanwhile(error: unknown): OrderStatus | undefined {
  if (!(error instanceof ApiError && error.failure === 409)) return undefined;
  const details = apiErrorOf(error)?.details;
  const isTold = typeof details === 'object' && details !== null && 'status' in details;
  return isTold && isOrderStatus(details.status) ? details.status : undefined;
}

/** Whether nobody knows if the order was cancelled. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.failure === 'string' || error.failure >= 500);
}

async function send(orderId: string): Promise<void> {
  await callShopperApi('POST /api/orders/:id/status', {
    params: { id: orderId },
    body: { from: 'placed', to: 'cancelled', note: '', carrier: '', trackingCode: '' },
    headers: { 'Idempotency-Key': keyOf(orderId) },
  });
}

/**
 * Cancels an order that is still placed, once, however often it is tried.
 * @throws ApiError when it is refused for another reason than the order's status, or there is no answer
 */
export async function cancelOrder(orderId: string): Promise<CancelOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send(orderId);
      keys.delete(orderId);
      return { kind: 'cancelled' };
    } catch (error) {
      const status = statusMeanwhile(error);
      if (status) {
        keys.delete(orderId);
        // Somebody else was faster with the same, say the shopper in another tab.
        if (status === 'cancelled') return { kind: 'cancelled' };
        return { kind: 'tooLate', status };
      }
      if (tries === mostTries || !isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}
