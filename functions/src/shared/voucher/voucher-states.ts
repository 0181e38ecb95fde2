import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

// Without yup, which shoppers' pages do not load.

/** Only an active voucher pays. */
export const voucherStates = {
  active: { label: t('Valid') },
  blocked: { label: t('Blocked') },
  expired: { label: t('Expired') },
  refunded: { label: t('Refunded') },
} as const;

export type VoucherState = keyof typeof voucherStates;

export const voucherStateNames: readonly VoucherState[] = keysOf(voucherStates);

export const isVoucherState = keyGuard(voucherStates);
