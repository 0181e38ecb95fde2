import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import { allVouchersOf } from '../../vouchers/voucher-list-store.ts';
import { requireVoucher, writeVoucher } from '../../vouchers/voucher-store.ts';

const gone = { name: '', email: '' };

export const withoutPeople = (voucher: Voucher): Voucher => ({
  ...voucher,
  buyer: gone,
  recipient: gone,
  message: '',
  note: '',
  agreesToReminder: false,
});

/** Until it is sent a voucher keeps its recipient. */
async function eraseBuyer(id: string): Promise<void> {
  const voucher = await requireVoucher(id);
  const { recipient, message, sentAt } = voucher;
  const after = { ...withoutPeople(voucher), ...(sentAt === undefined && { recipient, message }) };
  await database().runTransaction(async (transaction) => writeVoucher(transaction, voucher, after));
}

/** The shop owes the value to whoever has the code, so it stays. */
export async function eraseVouchers(uid: string): Promise<void> {
  for (let some = await allVouchersOf(uid); some.length > 0; some = await allVouchersOf(uid)) {
    for (const { _id } of some) await retryConflicts(() => eraseBuyer(_id));
  }
}
