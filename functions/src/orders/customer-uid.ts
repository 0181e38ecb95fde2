import { sha256 } from '../platform/sha256.ts';

/**
 * Under what the orders of a customer without an account are kept: all that were taken for one address, or else for one phone
 * number, belong together, and are exported and erased so. It is the id of no account.
 */
export function customerUid({ email, phone }: { email: string; phone: string }, orderId: string): string {
  return `desk-${sha256(email.toLowerCase() || phone.replace(/\D/g, '') || orderId)}`;
}
