import { collection } from '../platform/collections.ts';
import { isAny } from '../platform/firebase.ts';

export const hasVoucherNow = () => isAny(collection('vouchers'));

let hasAny = false;

/** Whether a voucher was ever sold; only a yes is cached. */
export async function hasVouchers(): Promise<boolean> {
  hasAny ||= await hasVoucherNow();
  return hasAny;
}
