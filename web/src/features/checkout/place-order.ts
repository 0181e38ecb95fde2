import type { Gift } from '@bookstore/functions/shared/order/gift';
import type { Order } from '@bookstore/functions/shared/order/order';
import {
  addressNotConfirmed,
  noCollection,
  notDeliveredThere,
  type OrderConflict,
  orderConflictSchema,
} from '@bookstore/functions/shared/order/order-refusals';
import type { OrderRequest } from '@bookstore/functions/shared/order/order-request';
import { recipientSchema } from '@bookstore/functions/shared/order/recipient';
import { dollars, type Money } from '@bookstore/functions/shared/values/money';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { beginAttempt, endAttempt } from '#entities/order/order-attempt.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { settlesKey } from '#lib/lost-answer.ts';

export const emptyCheckout: FormValues = { ...formValues(recipientSchema), terms: false };

export interface Purchase {
  bookIds: string[];
  /** The ids that must be ordered first. */
  toOrder: string[];
  totalCents: number;
  gift?: Gift | undefined;
  /** '' for none. */
  offerCode?: string | undefined;
  vouchers?: string[];
  voucherCents?: number;
}

/** The books of the order that now exists: not always those just sent. */
export interface OrderedBooks {
  bookIds: readonly string[];
  /** Left out when an earlier try, whose answer was lost, had placed an order with some of these books. */
  order?: Order;
}

/** The body of POST /api/orders. */
export function orderRequest(
  values: FormValues,
  email: string,
  { bookIds, toOrder, totalCents, gift, offerCode, vouchers = [], voucherCents }: Purchase,
  money: Money,
  isCollected = false,
): OrderRequest {
  const recipient = recipientSchema.noUnknown().cast(values);
  const total = {
    totalPrice: money.plain(totalCents),
    ...(money.currency !== dollars.currency && { currency: money.currency }),
  };
  const way = isCollected && { collection: true, address: recipientSchema.cast({}).address };
  const speaking = buildLanguage !== 'en' && { language: buildLanguage };
  return {
    ...recipient,
    ...way,
    ...speaking,
    email,
    productIds: bookIds,
    ...(toOrder.length > 0 && { toOrder }),
    ...(gift && { gift }),
    ...(offerCode && { offerCode }),
    ...(vouchers.length > 0 && { vouchers, voucherCents }),
    ...total,
  };
}

/**
 * Repeated calls within some minutes, also after a lost answer and a reload, place one order.
 * @throws ApiError when the order is refused or there is no answer
 */
export async function placeOrder(
  uid: string,
  request: OrderRequest,
  isConfirmed = false,
): Promise<OrderedBooks> {
  const attempt = beginAttempt(uid, request.productIds);
  try {
    const order = await callShopperApi('POST /api/orders', {
      body: request,
      headers: { 'Idempotency-Key': attempt.key },
    });
    endAttempt();
    return { bookIds: order.productIds, order };
  } catch (error) {
    if (settlesKey(error)) endAttempt();
    // The key already belongs to an order with other contents: the lost answer was a success.
    if (apiErrorOf(error)?.code === 'idempotency-key-reused') {
      return { bookIds: attempt.bookIds };
    }
    if (!isConfirmed && isNotConfirmed(error)) {
      const { confirmAddress } = await import('#lib/firebase/auth.ts');
      if (await confirmAddress()) return placeOrder(uid, request, true);
    }
    throw error;
  }
}

/** The shopper must confirm the e-mail address first. */
export function isNotConfirmed(error: unknown): boolean {
  return apiErrorOf(error)?.code === addressNotConfirmed;
}

export function isNotDelivered(error: unknown): boolean {
  return apiErrorOf(error)?.code === notDeliveredThere;
}

export function isNoCollection(error: unknown): boolean {
  return apiErrorOf(error)?.code === noCollection;
}

/** The index of a voucher that pays nothing any more, or less; undefined for any other error. */
export function refusedVoucher(error: unknown): number | undefined {
  const { code, details } = apiErrorOf(error) ?? {};
  const isVoucher = ['voucher-refused', 'voucher-currency', 'voucher-rate', 'voucher-short'].some(
    (one) => one === code,
  );
  const index: unknown = Object(details).index;
  return isVoucher && typeof index === 'number' ? index : undefined;
}

/** The changed books of a refused order; undefined for any other error. */
export function conflictOf(error: unknown): OrderConflict | undefined {
  const details = error instanceof ApiError && error.failure === 409 ? apiErrorOf(error)?.details : undefined;
  return orderConflictSchema.isValidSync(details) ? details : undefined;
}
