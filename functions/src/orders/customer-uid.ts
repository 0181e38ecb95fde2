import { sha256 } from '../platform/sha256.ts';
import { withoutAccount } from '../shared/order/without-account.ts';

/**
 * Under what the orders of a customer without an account are kept: all that were taken for one address, or else for one phone
 * number, belong together, and are exported and erased so.
 */
export function customerUid({ email, phone }: { email: string; phone: string }, orderId: string): string {
  return withoutAccount + sha256(email.toLowerCase() || phone.replace(/\D/g, '') || orderId);
}
