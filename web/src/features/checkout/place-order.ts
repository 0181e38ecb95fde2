import { formatCents } from '@bookstore/functions/shared/money';
import type { Order, OrderRequest } from '@bookstore/functions/shared/order';
import { callApi } from '#lib/api.ts';
import { shopperToken } from '#lib/auth.ts';

/** The form's fields as they are typed; all texts. */
export interface CheckoutFields {
  name: string;
  phone: string;
  street: string;
  city: string;
  country: string;
  state: string;
  zipcode: string;
  terms: boolean;
}

export const emptyFields: CheckoutFields = {
  name: '',
  phone: '',
  street: '',
  city: '',
  country: '',
  state: '',
  zipcode: '',
  terms: false,
};

/** What the shopper has chosen to buy. */
export interface Purchase {
  bookIds: string[];
  totalCents: number;
}

/** What the API wants to know of an order. */
export function orderRequest(
  fields: CheckoutFields,
  email: string,
  { bookIds, totalCents }: Purchase,
): OrderRequest {
  const { name, phone, terms: _, ...address } = fields;
  return { name, email, phone, address, productIds: bookIds, totalPrice: formatCents(totalCents) };
}

/**
 * Sends an order. The same key never makes a second order, however often it is sent.
 * @throws ApiError when the order is refused or there is no answer.
 */
export async function placeOrder(request: OrderRequest, key: string): Promise<Order> {
  return callApi<Order>('/orders', {
    method: 'POST',
    body: request,
    bearer: await shopperToken(),
    headers: { 'Idempotency-Key': key },
  });
}
