import type { CallInput } from '@bookstore/functions/shared/api-calls';
import type { Order, OrderStepRequest } from '@bookstore/functions/shared/order/order';
import { isOrderStatus, type OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { isUnanswered, settlesKey } from '#lib/lost-answer.ts';

type StepCall = 'POST /api/orders/:id/status';

/** Makes the call as the shopper or as the administrator. */
type CallApi = (name: StepCall, input: CallInput<StepCall>) => Promise<Order>;

/** The texts that are sent with a step. */
export type StepTexts = Pick<OrderStepRequest, 'note' | 'carrier' | 'trackingCode'>;

export const emptyStepTexts: StepTexts = { note: '', carrier: '', trackingCode: '' };

/** Before a step whose answer was lost is sent once more. */
const pauseMilliseconds = 1000;

/** The keys of the steps that have no definite answer yet, so that a retry does not take a step twice. */
const pendingKeys = new Map<string, string>();

/**
 * Takes an order from the status that is shown to another one; when the answer is lost it is sent once more.
 * @throws ApiError 409 when the order has another status by now: see {@link statusFound}
 */
export async function takeStep(
  callApi: CallApi,
  { _id, status }: Pick<Order, '_id' | 'status'>,
  to: OrderStatus,
  texts: StepTexts = emptyStepTexts,
): Promise<Order> {
  const step = `${_id} ${status} ${to}`;
  const key = pendingKeys.get(step) ?? crypto.randomUUID();
  pendingKeys.set(step, key);
  const send = () =>
    callApi('POST /api/orders/:id/status', {
      params: { id: _id },
      body: { from: status, to, ...texts },
      headers: { 'Idempotency-Key': key },
    });
  try {
    const order = await send().catch(async (error: unknown) => {
      if (!isUnanswered(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return send();
    });
    pendingKeys.delete(step);
    return order;
  } catch (error) {
    if (settlesKey(error)) pendingKeys.delete(step);
    throw error;
  }
}

/** The current status of an order, as a refused step names it; undefined for any other error. */
export function statusFound(error: unknown): OrderStatus | undefined {
  if (!(error instanceof ApiError && error.failure === 409)) return undefined;
  const details = apiErrorOf(error)?.details;
  const status = typeof details === 'object' && details && 'status' in details ? details.status : undefined;
  return isOrderStatus(status) ? status : undefined;
}
