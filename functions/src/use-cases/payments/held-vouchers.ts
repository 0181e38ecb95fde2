import type { Transaction } from 'firebase-admin/firestore';
import type { ReadPayment } from '../../payment/payment-store.ts';
import { moveVoucher, type ReadVoucher, readVouchers } from '../../vouchers/voucher-store.ts';

/** The vouchers of a payment as they are now. */
export function vouchersOfPayment({ vouchers }: Pick<ReadPayment, 'vouchers'>): Promise<ReadVoucher[]> {
  return readVouchers(vouchers.map(({ voucherId }) => voucherId));
}

/** Sets aside what vouchers are to pay beside a payment, or gives it back to them, within the transaction that says why. */
export function moveHeldVouchers(
  transaction: Transaction,
  read: readonly ReadVoucher[],
  { _id: paymentId, number, vouchers }: Pick<ReadPayment, '_id' | 'number' | 'vouchers'>,
  kind: 'held' | 'released',
  now: Date,
  today: string,
): void {
  for (const { voucherId, cents } of vouchers) {
    const voucher = read.find(({ _id }) => _id === voucherId);
    if (!voucher) throw new Error(`The voucher ${voucherId} is missing`);
    moveVoucher(transaction, voucher, [{ kind, cents, paymentId, number }], now, today);
  }
}
