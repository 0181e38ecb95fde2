import { collection } from '../platform/collections.ts';

let hasAny = false;

/** Whether the shop has ever sold a voucher: the days of one that has not are summed up without them. */
export async function hasVouchers(): Promise<boolean> {
  hasAny ||= !(await collection('vouchers').limit(1).select().get()).empty;
  return hasAny;
}
