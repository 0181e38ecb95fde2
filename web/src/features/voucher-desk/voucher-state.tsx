import type { Voucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherStates } from '@bookstore/functions/shared/voucher/voucher-states';
import { t } from '@bookstore/functions/shared/words/words';

/** What a voucher is, in a word: only one that pays, and has something left, looks like it. */
export function VoucherBadge({ voucher: { state, leftCents, heldCents } }: { voucher: Voucher }) {
  const isSpent = state === 'active' && leftCents + heldCents === 0;
  const look = isSpent
    ? 'border-line-strong text-muted'
    : state === 'active'
      ? 'border-forest text-forest'
      : 'border-ochre text-ochre-ink';
  return (
    <span className={`inline-block rounded-full border px-2.5 text-sm font-medium ${look}`}>
      {isSpent ? t('Redeemed') : voucherStates[state].label}
    </span>
  );
}
