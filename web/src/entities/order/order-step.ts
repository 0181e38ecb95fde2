import type { CallInput } from '@bookstore/functions/shared/api-calls';
import type { Order, OrderStepRequest } from '@bookstore/functions/shared/order/order';
import { isOrderStatus, type OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { isUnanswered, settlesKey } from '#lib/lost-answer.ts';

type StepCall = 'POST /api/orders/:id/status';

/** Makes the call as the shopper or as the administrator. */
type CallApi = (name: StepCall, input: CallInput<StepCall>) => Promise<Order>;

/** What is sent with a step beside its two statuses. */
export type StepDetails = Omit<OrderStepRequest, 'from' | 'to'>;

export const emptyStepDetails: StepDetails = { note: '', carrier: '', trackingCode: '', isUndo: false };

/** Before a change whose answer was lost is sent once more. */
const pauseMilliseconds = 1000;

/** The keys of the changes that have no definite answer yet, so that a retry does not make a change twice. */
const pendingKeys = new Map<string, string>();

/**
 * Sends a change under a key that stays the same until the shop has answered; when the answer is lost it is sent once
 * more. @param change what tells it from every other change
 */
export async function sendOnce<Answer>(
  change: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = pendingKeys.get(change) ?? crypto.randomUUID();
  pendingKeys.set(change, key);
  try {
    const answer = await call(key).catch(async (error: unknown) => {
      if (!isUnanswered(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return call(key);
    });
    pendingKeys.delete(change);
    return answer;
  } catch (error) {
    if (settlesKey(error)) pendingKeys.delete(change);
    throw error;
  }
}

/**
 * Takes an order from the status that is shown to another one; when the answer is lost it is sent once more.
 * @throws ApiError 409 when the order has another status by now: see {@link statusFound}
 */
export function takeStep(
  callApi: CallApi,
  { _id, status }: Pick<Order, '_id' | 'status'>,
  to: OrderStatus,
  details: StepDetails = emptyStepDetails,
): Promise<Order> {
  return sendOnce(`${_id} ${status} ${to} ${JSON.stringify(details)}`, (key) =>
    callApi('POST /api/orders/:id/status', {
      params: { id: _id },
      body: { from: status, to, ...details },
      headers: { 'Idempotency-Key': key },
    }),
  );
}

/** The current status of an order, as a refused step names it; undefined for any other error. */
export function statusFound(error: unknown): OrderStatus | undefined {
  if (!(error instanceof ApiError && error.failure === 409)) return undefined;
  const details = apiErrorOf(error)?.details;
  const status = typeof details === 'object' && details && 'status' in details ? details.status : undefined;
  return isOrderStatus(status) ? status : undefined;
}
