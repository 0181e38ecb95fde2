import { formatCents } from '@bookstore/functions/shared/money';
import { type OrderRequest, recipientSchema } from '@bookstore/functions/shared/order';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { callShopperApi } from '#lib/shopper-api.ts';

/** The form's values before anything is typed. */
export const emptyCheckout: FormValues = { ...formValues(recipientSchema), terms: false };

/** What the shopper has chosen to buy. */
export interface Purchase {
  bookIds: string[];
  totalCents: number;
}

/** What the API wants to know of an order. */
export function orderRequest(
  values: FormValues,
  email: string,
  { bookIds, totalCents }: Purchase,
): OrderRequest {
  const recipient = recipientSchema.noUnknown().cast(values);
  return { ...recipient, email, productIds: bookIds, totalPrice: formatCents(totalCents) };
}

/**
 * Sends an order. The same key never makes a second order, however often it is sent.
 * @throws ApiError when the order is refused or there is no answer.
 */
export async function placeOrder(request: OrderRequest, key: string): Promise<void> {
  await callShopperApi('POST /api/orders', { body: request, headers: { 'Idempotency-Key': key } });
}
