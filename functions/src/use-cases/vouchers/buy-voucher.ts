import { findPayment } from '../../payment/payment-store.ts';
import { fieldsHash, KeyReused } from '../../platform/http/idempotency-key.ts';
import type { PaymentAnswer } from '../../shared/payment/payment.ts';
import { voucherRequestSchema } from '../../shared/voucher/voucher-requests.ts';
import { beginSession } from '../payments/begin-session.ts';
import { answerOf } from '../payments/pay-order.ts';
import { holdVoucher, type WantedVoucher } from './hold-voucher.ts';

/**
 * Once per key. The voucher is issued when the money arrives. @throws VouchersOff, Conflict, WrongValue,
 * PaymentUnavailable, KeyReused
 */
export async function buyVoucher(wanted: WantedVoucher, signal?: AbortSignal): Promise<PaymentAnswer> {
  const { id, request, now } = wanted;
  const earlier = await findPayment(id);
  if (earlier) {
    // A paid payment keeps only the amount of its request.
    const isOpen = Object.keys(Object(earlier.request)).length > 0;
    const isSame = isOpen
      ? fieldsHash(voucherRequestSchema.cast(earlier.request)) === fieldsHash(request)
      : earlier.amountCents === request.amountCents && earlier.currency === request.currency;
    if (!earlier.isVoucher || !isSame) throw new KeyReused('Another payment was already begun');
  } else await holdVoucher(wanted, undefined, signal);
  return answerOf(await beginSession(id, now));
}
