import { Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { VoucherTooSmall } from '../../order-change/settle-vouchers.ts';
import { PaymentOver } from '../../payment/payment-over.ts';
import { type ReadPayment, readPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { deskOrderSchema } from '../../shared/order/desk-order.ts';
import { bookOfCopy } from '../../shared/order/order-lines.ts';
import { voucherCents } from '../../shared/order/order-vouchers.ts';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { onlineWay } from '../../shared/payment/pay-ways.ts';
import { paymentStates } from '../../shared/payment/payment.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { whyUnusable } from '../../shared/voucher/movements.ts';
import type { ReadVoucher } from '../../vouchers/voucher-store.ts';
import { invoiceQueue } from '../orders/effects/invoice-effect.ts';
import { type Attempt, queueOrders } from '../orders/effects/order-attempts.ts';
import { writeNewOrder } from '../orders/place-order.ts';
import { voucherQueue } from '../orders/redeem-vouchers.ts';
import { onlinePayment } from './give-back.ts';
import { uncountHeld, vouchersOfPayment } from './release-copies.ts';

/** @throws VoucherTooSmall */
function requireLeft(
  { vouchers, currency }: Pick<ReadPayment, 'vouchers' | 'currency'>,
  read: readonly ReadVoucher[],
  today: string,
): void {
  for (const { voucherId, cents } of vouchers) {
    const voucher = read.find(({ _id }) => _id === voucherId);
    if (!voucher || whyUnusable(voucher, currency, today) || voucher.leftCents < cents)
      throw new VoucherTooSmall(voucher?.leftCents ?? 0);
  }
}

/** @throws Conflict when there are no copies left, or the money is being refunded */
export async function placePaid(
  payment: ReadPayment,
  { paymentId }: PaySession,
  now: Date,
  attempt: Attempt,
): Promise<void> {
  const { _id: id, uid, stockTaken, amountCents, isLink } = payment;
  // Online amounts are not rounded to coins.
  const { coinCents: _, ...order } = payment.order ?? {};
  const shop = await findSettings();
  const { holdsCopies } = paymentStates[payment.state];
  const paid = { way: onlineWay, reference: paymentId, holdsCopies };
  const document = {
    ...order,
    createdAt: Timestamp.fromDate(now),
    history: [{ status: 'placed', at: now.toISOString(), by: 'shopper', note: '' }],
    cashCents: amountCents + voucherCents(payment),
    isPaidOnline: true,
    unconfirmedCopies: 0,
  };
  const desk = isLink ? deskOrderSchema.cast(payment.request) : undefined;
  const queues = [
    ...(holdsCopies ? [] : stockTaken.map(bookOfCopy)),
    ...invoiceQueue(undefined, shop),
    ...voucherQueue(payment.vouchers),
  ];
  await queueOrders(queues, async () => {
    const vouchers = await vouchersOfPayment(payment);
    // The vouchers' share was released with the copies, and may be spent by now.
    if (!holdsCopies) requireLeft(payment, vouchers, shopDay(now, shop));
    const event = { by: onlinePayment, uid, now, shop, attempt, stockTaken, vouchers, paid };
    await database().runTransaction(async (transaction) => {
      // An earlier event about the same money came when there were no copies.
      if (await readPayment(transaction, paymentId)) throw new PaymentOver('given-back');
      await writeNewOrder(transaction, id, document, event, desk);
      // Only the order keeps this data, where an erasure finds it.
      writePayment(transaction, payment, {
        state: 'paid',
        paymentId,
        dueAt: null,
        unconfirmedCopies: 0,
        order: {},
      });
      uncountHeld(transaction, payment);
    });
  });
  info('Order placed', { order: id, paidOnline: true });
}
