import type { OrderRequest } from '@bookstore/functions/shared/order/order-request';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { beginAttempt, endAttempt, notePayment } from '#entities/order/order-attempt.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { apiErrorOf } from '#lib/api.ts';

/**
 * Leads to where the order is paid: a page of the provider, or, of one that was begun before, the shop's own page, which
 * says what has become of it. However often it is sent within some minutes, it is begun once.
 * @throws ApiError when it is refused or there is no answer
 */
export async function payOnline(uid: string, request: OrderRequest, isAnew = false): Promise<void> {
  const { key } = beginAttempt(uid, request.productIds);
  try {
    const headers = { 'Idempotency-Key': key };
    const begun = await callShopperApi('POST /api/payments', { body: request, headers });
    const { _id: id, state } = begun;
    // Given up at the bank, or not paid in time.
    const isOver = state === 'released';
    const { url } = isOver ? await callShopperApi('POST /api/payments/:id/again', { params: { id } }) : begun;
    // Who goes back from the bank without its own way back is led there, too.
    interruptedPage.set(paths.payment(id));
    notePayment(id);
    location.assign(url ?? documentAddress(paths.payment(id)));
  } catch (error) {
    // What was begun before has other contents, or can be tried no more: it ends, and this is begun instead.
    const isOther = ['idempotency-key-reused', 'payment-over'].includes(apiErrorOf(error)?.code ?? '');
    if (isAnew || !isOther) throw error;
    endAttempt();
    await payOnline(uid, request, true);
  }
}
