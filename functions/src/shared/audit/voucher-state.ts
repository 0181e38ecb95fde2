import type { Voucher } from '../voucher/voucher.ts';
import { voucherStates } from '../voucher/voucher-states.ts';
import type { AuditState } from './audit.ts';

/** Without names, addresses, the code and the desk's notes, which are erased with its buyer. */
export function voucherState(voucher: Voucher): AuditState {
  const { state, generation, validUntil = '', leftCents } = voucher;
  return { state: voucherStates[state].label, generation, validUntil, leftCents };
}
