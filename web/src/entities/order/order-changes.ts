import type { Order } from '@bookstore/functions/shared/order/order';
import type {
  DiscountedOrder,
  DiscountRequest,
  LineRequest,
  ParcelEdit,
  ParcelRequest,
  RecipientEdit,
} from '@bookstore/functions/shared/order/order-changes';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { sendOnce } from './order-step.ts';

type OrderId = Pick<Order, '_id'>;

const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** Takes a line out of an order, puts it back, or notes its return. */
export function changeLine({ _id: id }: OrderId, body: LineRequest): Promise<Order> {
  return sendOnce(`lines ${id} ${JSON.stringify(body)}`, (key) =>
    callAdminApi('POST /api/orders/:id/lines', { params: { id }, body, headers: withKey(key) }),
  );
}

/** Ships some of an order's books in a parcel of their own. */
export function shipParcel({ _id: id }: OrderId, body: ParcelRequest): Promise<Order> {
  return sendOnce(`parcels ${id} ${JSON.stringify(body)}`, (key) =>
    callAdminApi('POST /api/orders/:id/parcels', { params: { id }, body, headers: withKey(key) }),
  );
}

/** Takes a parcel a step on or back, corrects its code, or unpacks it. */
export function editParcel({ _id: id }: OrderId, parcel: number, body: ParcelEdit): Promise<Order> {
  const params = { id, number: String(parcel) };
  return sendOnce(`parcel ${id} ${parcel} ${JSON.stringify(body)}`, (key) =>
    callAdminApi('PUT /api/orders/:id/parcels/:number', { params, body, headers: withKey(key) }),
  );
}

/** Corrects to whom and where an order goes. */
export function correctRecipient({ _id: id }: OrderId, body: RecipientEdit): Promise<Order> {
  return sendOnce(`recipient ${id} ${JSON.stringify(body)}`, (key) =>
    callAdminApi('PUT /api/orders/:id/recipient', { params: { id }, body, headers: withKey(key) }),
  );
}

/** Takes something off an order's books. */
export function giveDiscount({ _id: id }: OrderId, body: DiscountRequest): Promise<DiscountedOrder> {
  return sendOnce(`discounts ${id} ${JSON.stringify(body)}`, (key) =>
    callAdminApi('POST /api/orders/:id/discounts', { params: { id }, body, headers: withKey(key) }),
  );
}

/** Takes a discount back. */
export function takeDiscountBack({ _id: id }: OrderId, discount: number): Promise<Order> {
  const params = { id, number: String(discount) };
  return sendOnce(`discount back ${id} ${discount}`, (key) =>
    callAdminApi('DELETE /api/orders/:id/discounts/:number', { params, headers: withKey(key) }),
  );
}

/** Sends the shopper a message. */
export function sendMessage({ _id: id }: OrderId, text: string): Promise<Order> {
  return sendOnce(`messages ${id} ${text}`, (key) =>
    callAdminApi('POST /api/orders/:id/messages', { params: { id }, body: { text }, headers: withKey(key) }),
  );
}

/** Adds a note for the desk, which no shopper sees. */
export function addNote({ _id: id }: OrderId, text: string) {
  return sendOnce(`notes ${id} ${text}`, (key) =>
    callAdminApi('POST /api/orders/:id/notes', { params: { id }, body: { text }, headers: withKey(key) }),
  );
}
