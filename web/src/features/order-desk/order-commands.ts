import type { Order, OrderStepRequest } from '@bookstore/functions/shared/order';
import { isOrderStatus, type OrderStatus, orderStatuses } from '@bookstore/functions/shared/order-status';
import { callAdminApi } from '#lib/admin-api.ts';
import { ApiError, apiErrorOf } from '#lib/api.ts';

/** What goes with a step. */
export type StepTexts = Pick<OrderStepRequest, 'note' | 'carrier' | 'trackingCode'>;

export const noTexts: StepTexts = { note: '', carrier: '', trackingCode: '' };

/** The keys of the steps that have no definite answer yet: a step whose answer was lost is not taken twice. */
const pendingKeys = new Map<string, string>();

/** Whether nobody knows if the call took effect. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.failure === 'string' || error.failure >= 500);
}

/** Whether an answer says that the step was not taken and never will be under its key. */
function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 409 || error.failure === 404);
}

/**
 * Takes an order from the status that is shown to another one; when the answer is lost it is sent once more.
 * @throws ApiError 409 when the order has another status by now
 */
export async function takeStep(
  { _id, status }: Pick<Order, '_id' | 'status'>,
  to: OrderStatus,
  texts: StepTexts = noTexts,
): Promise<Order> {
  const step = `${_id} ${status} ${to}`;
  const key = pendingKeys.get(step) ?? crypto.randomUUID();
  pendingKeys.set(step, key);
  const send = () =>
    callAdminApi('POST /api/orders/:id/status', {
      params: { id: _id },
      body: { from: status, to, ...texts },
      headers: { 'Idempotency-Key': key },
    });
  try {
    const order = await send().catch((error: unknown) => {
      if (isUnanswered(error) && navigator.onLine) return send();
      throw error;
    });
    pendingKeys.delete(step);
    return order;
  } catch (error) {
    if (isDefinite(error)) pendingKeys.delete(step);
    throw error;
  }
}

/** The status that a refused step found. */
function statusFound(error: unknown): OrderStatus | undefined {
  const details = apiErrorOf(error)?.details;
  const status = typeof details === 'object' && details && 'status' in details ? details.status : undefined;
  return isOrderStatus(status) ? status : undefined;
}

/** Why a step was not taken, as the shopkeeper reads it. */
export function stepFailure(error: unknown): string {
  const status = statusFound(error);
  if (status) return `The order is ${orderStatuses[status].label.toLowerCase()} by now.`;
  if (!navigator.onLine) return 'This computer is offline. Nothing is lost: try again when it is back.';
  if (isUnanswered(error)) return 'The shop has not answered. Try again: nothing happens twice.';
  return error instanceof Error ? error.message : '';
}

/** Sends a mail again that was given up. */
export function sendMailAgain(id: string, event: string) {
  return callAdminApi('POST /api/orders/:id/mails/:event', { params: { id, event } });
}
