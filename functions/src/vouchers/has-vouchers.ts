import { collection } from '../platform/collections.ts';
import { isAny } from '../platform/firebase.ts';

/** Whether the shop has any voucher now. */
export const hasVoucherNow = () => isAny(collection('vouchers'));

let hasAny = false;

/** Whether the shop has ever sold a voucher, read until there is one: the days of a shop without are summed up without them. */
export async function hasVouchers(): Promise<boolean> {
  hasAny ||= await hasVoucherNow();
  return hasAny;
}
