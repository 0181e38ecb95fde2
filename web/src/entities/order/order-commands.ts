import type { Order } from '@bookstore/functions/shared/order/order';
import {
  type OrderOfWay,
  type OrderStatus,
  statusLabel,
} from '@bookstore/functions/shared/order/order-status';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { type StepDetails, statusFound, takeStep } from './order-step.ts';

/** Moves an order to its next status as the administrator. @throws ApiError as `takeStep` does */
export function moveOrder(
  order: Pick<Order, '_id' | 'status'>,
  to: OrderStatus,
  details?: StepDetails,
): Promise<Order> {
  return takeStep(callAdminApi, order, to, details);
}

/** Why a step of an order was not taken, as the shopkeeper reads it. */
export function stepFailure(error: unknown, order: OrderOfWay = {}): string {
  const status = statusFound(error);
  if (status) return `The order is ${statusLabel({ ...order, status }).toLowerCase()} by now.`;
  if (!navigator.onLine) return 'This computer is offline. Nothing is lost: try again when it is back.';
  if (isUnanswered(error)) return 'The shop has not answered. Try again: nothing happens twice.';
  return error instanceof Error ? error.message : '';
}

/** Lets a mail be sent again. */
export function sendMailAgain(id: string, event: string) {
  return callAdminApi('POST /api/orders/:id/mails/:event', { params: { id, event } });
}
