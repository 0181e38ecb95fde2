import { collection } from '../platform/collections.ts';

/** Whether the shop has any voucher now. */
export async function hasVoucherNow(): Promise<boolean> {
  return !(await collection('vouchers').limit(1).select().get()).empty;
}

let hasAny = false;

/** Whether the shop has ever sold a voucher, read until there is one: the days of a shop without are summed up without them. */
export async function hasVouchers(): Promise<boolean> {
  hasAny ||= await hasVoucherNow();
  return hasAny;
}
