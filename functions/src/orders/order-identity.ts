import { InvalidArgument } from '../platform/http/api-errors.ts';
import { sha256 } from '../platform/sha256.ts';
import { type DeskOrderRequest, deskOrderSchema } from '../shared/order/desk-order.ts';
import { isOrderId } from '../shared/order/order-id.ts';
import { type OrderRequest, orderRequestSchema } from '../shared/order/order-request.ts';

/** One key places one order. */
export function orderId(uid: string, key: string): string {
  return sha256(`${uid}\n${key}`);
}

const comparedSchema = orderRequestSchema.omit(['email']);

/** Tells a retry from another order under the same key; leaves out the e-mail, which the order ignores. */
export function requestHash(order: OrderRequest, desk?: DeskOrderRequest): string {
  // The schema orders the fields, whatever order they were sent in.
  return sha256(JSON.stringify(desk ? deskOrderSchema.cast(desk) : comparedSchema.cast(order)));
}

/** @throws InvalidArgument for what cannot be the id of a stored order */
export function requireOrderId(id: string): string {
  if (isOrderId(id)) return id;
  throw new InvalidArgument('id', 'This is not the id of an order');
}
