import type { OrderRequest } from '@bookstore/functions/shared/order/order-request';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { beginAttempt, endAttempt, notePayment } from '#entities/order/order-attempt.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { apiErrorOf } from '#lib/api.ts';

/**
 * Redirects to the provider's page, or, for a payment begun before, to the shop's payment page. Repeated calls within
 * some minutes begin one payment.
 * @throws ApiError when it is refused or there is no answer
 */
export async function payOnline(uid: string, request: OrderRequest, isAnew = false): Promise<void> {
  const { key } = beginAttempt(uid, request.productIds);
  try {
    const headers = { 'Idempotency-Key': key };
    const begun = await callShopperApi('POST /api/payments', { body: request, headers });
    const { _id: id, state } = begun;
    // Cancelled at the bank, or not paid in time.
    const isOver = state === 'released';
    const { url } = isOver ? await callShopperApi('POST /api/payments/:id/again', { params: { id } }) : begun;
    // For a shopper who comes back from the bank by another way.
    interruptedPage.set(paths.payment(id));
    notePayment(id);
    location.assign(url ?? documentAddress(paths.payment(id)));
  } catch (error) {
    // The earlier payment has other contents, or can no longer be retried: a new one replaces it.
    const isOther = ['idempotency-key-reused', 'payment-over'].includes(apiErrorOf(error)?.code ?? '');
    if (isAnew || !isOther) throw error;
    endAttempt();
    await payOnline(uid, request, true);
  }
}
