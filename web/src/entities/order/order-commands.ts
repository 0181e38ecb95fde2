import type { Order } from '@bookstore/functions/shared/order/order';
import {
  type OrderOfWay,
  type OrderStatus,
  statusLabel,
} from '@bookstore/functions/shared/order/order-status';
import { failureWords } from '#entities/command/failure-words.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { type StepDetails, statusFound, takeStep } from './order-step.ts';

/** Moves an order to its next status as the administrator. @throws ApiError as `takeStep` does */
export function moveOrder(order: Order, to: OrderStatus, details?: StepDetails): Promise<Order> {
  return takeStep(callAdminApi, order, to, details);
}

/** Why a step of an order was not taken, as the shopkeeper reads it. */
export function stepFailure(error: unknown, order: OrderOfWay = {}): string {
  const status = statusFound(error);
  if (status) return `The order is ${statusLabel({ ...order, status }).toLowerCase()} by now.`;
  return failureWords(error);
}
