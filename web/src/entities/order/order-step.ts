import type { CallInput } from '@bookstore/functions/shared/api-calls';
import type { Order, OrderStepRequest } from '@bookstore/functions/shared/order/order';
import { isOrderStatus, type OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { sendOnce } from '#lib/lost-answer.ts';

type StepCall = 'POST /api/orders/:id/status';

type CallApi = (name: StepCall, input: CallInput<StepCall>) => Promise<Order>;

export type StepDetails = Omit<OrderStepRequest, 'from' | 'to'>;

export const emptyStepDetails: StepDetails = { note: '', carrier: '', trackingCode: '', isUndo: false };

/**
 * Moves an order from the displayed status to another.
 * @throws ApiError 409 when it has another status by now: see {@link statusFound}
 */
export function takeStep(
  callApi: CallApi,
  order: Order,
  to: OrderStatus,
  details: StepDetails = emptyStepDetails,
): Promise<Order> {
  const { _id: id, status: from } = order;
  const body = { from, to, ...details };
  return sendOnce(JSON.stringify([to, details, order]), (key) =>
    callApi('POST /api/orders/:id/status', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
  );
}

/** The current status that a refused step names; undefined for any other error. */
export function statusFound(error: unknown): OrderStatus | undefined {
  if (!(error instanceof ApiError && error.failure === 409)) return undefined;
  const details = apiErrorOf(error)?.details;
  const status = typeof details === 'object' && details && 'status' in details ? details.status : undefined;
  return isOrderStatus(status) ? status : undefined;
}
