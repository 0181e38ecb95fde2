import { collection } from '../platform/collections.ts';
import { isAny } from '../platform/firebase.ts';

export const hasVoucherNow = () => isAny(collection('vouchers'));

let hasAny = false;

/** Only a yes is cached. */
export async function hasVouchers(): Promise<boolean> {
  hasAny ||= await hasVoucherNow();
  return hasAny;
}
