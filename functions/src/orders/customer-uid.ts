import { sha256 } from '../platform/sha256.ts';
import { withoutAccount } from '../shared/order/without-account.ts';

/**
 * Customers without an account are kept by e-mail address, or else by phone number: their orders are exported and
 * erased together.
 */
export function customerUid({ email, phone }: { email: string; phone: string }, orderId: string): string {
  return withoutAccount + sha256(email.toLowerCase() || phone.replace(/\D/g, '') || orderId);
}
