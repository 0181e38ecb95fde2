import type { Voucher } from '../voucher/voucher.ts';
import { voucherStates } from '../voucher/voucher-states.ts';
import type { AuditState } from './audit.ts';

/**
 * A voucher as the history keeps it: without names, addresses, the letters of its code and what the desk has noted, which go
 * with its buyer.
 */
export function voucherState(voucher: Voucher): AuditState {
  const { state, generation, validUntil = '', leftCents } = voucher;
  return { state: voucherStates[state].label, generation, validUntil, leftCents };
}
