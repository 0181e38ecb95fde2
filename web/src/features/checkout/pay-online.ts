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
    const { _id: id, url } = await callShopperApi('POST /api/payments', { body: request, headers });
    // Who goes back from the bank without its own way back is led there, too.
    interruptedPage.set(paths.payment(id));
    notePayment(id);
    location.assign(url ?? documentAddress(paths.payment(id)));
  } catch (error) {
    // What was begun before has other contents: it ends, and this is begun instead.
    if (isAnew || apiErrorOf(error)?.code !== 'idempotency-key-reused') throw error;
    endAttempt();
    await payOnline(uid, request, true);
  }
}
