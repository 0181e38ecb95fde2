import type { Order } from '@bookstore/functions/shared/order/order';
import type {
  DiscountRequest,
  LineRequest,
  ParcelEdit,
} from '@bookstore/functions/shared/order/order-changes';
import { callOnce } from '#entities/command/call-once.ts';

// Changes that are made or taken back from more than one place, each against the order as it is seen.

export function changeLine(order: Order, body: LineRequest) {
  return callOnce('POST /api/orders/:id/lines', { params: { id: order._id }, body }, order);
}

/** Takes a parcel a step on or back, corrects its code, or unpacks it. */
export function editParcel(order: Order, parcel: number, body: ParcelEdit): Promise<Order> {
  const params = { id: order._id, number: String(parcel) };
  return callOnce('PUT /api/orders/:id/parcels/:number', { params, body }, order);
}

export function giveDiscount(order: Order, body: DiscountRequest) {
  return callOnce('POST /api/orders/:id/discounts', { params: { id: order._id }, body }, order);
}

export function takeDiscountBack(order: Order, discount: number): Promise<Order> {
  const params = { id: order._id, number: String(discount) };
  return callOnce('DELETE /api/orders/:id/discounts/:number', { params }, order);
}
