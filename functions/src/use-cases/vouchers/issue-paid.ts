import { info } from 'firebase-functions/logger';
import { openCashDay } from '../../cash/closing-store.ts';
import { PaymentOver } from '../../payment/payment-over.ts';
import { type ReadPayment, readPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { findSettings, rememberSoldVoucher } from '../../settings/settings-store.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { onlineWay } from '../../shared/payment/pay-ways.ts';
import { onlinePaymentName } from '../../shared/people/person-name.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { voucherRequestSchema } from '../../shared/voucher/voucher-requests.ts';
import { issueVoucher } from './issue-voucher.ts';
import { newVoucher } from './new-voucher.ts';
import { voucherInvoice } from './voucher-invoice.ts';

/** @throws PaymentOver when the money is being refunded */
export async function issuePaid(payment: ReadPayment, session: PaySession, now: Date): Promise<void> {
  const { _id: id, uid, asked } = payment;
  const { paymentId } = session;
  const [request, shop] = await Promise.all([voucherRequestSchema.validate(payment.request), findSettings()]);
  const buyer = { name: request.buyerName, email: asked?.email ?? '', ...(uid !== undefined && { uid }) };
  const voucher = newVoucher(request, { id, origin: 'web', buyer, paymentId }, shop, now);
  const day = await openCashDay(shopDay(now, shop));
  const invoice = await voucherInvoice(voucher, voucher.amountCents, { way: onlineWay, shop, now });
  await database().runTransaction(async (transaction) => {
    // An earlier event about the same money came when the voucher could not be issued.
    if (await readPayment(transaction, paymentId)) throw new PaymentOver('given-back');
    const paid = { way: onlineWay, reference: paymentId, day, by: onlinePaymentName, invoice } as const;
    await issueVoucher(transaction, voucher, paid, now);
    // The voucher has the request from now on.
    writePayment(transaction, payment, { state: 'paid', paymentId, dueAt: null, request: {} });
  });
  // The owner has turned vouchers off during the payment.
  if (!shop.vouchers.isOn && !shop.soldVouchers) await rememberSoldVoucher();
  info('Voucher sold', { voucher: id });
}
