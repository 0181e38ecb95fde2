import type { Voucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherStates } from '@bookstore/functions/shared/voucher/voucher-states';
import { t } from '@bookstore/functions/shared/words/words';

interface VoucherBadgeProps {
  voucher: Voucher;
  /** No badge for a voucher that pays, as most in a list do. */
  isQuiet?: boolean;
}

/** Only a voucher that pays, and has something left, looks valid. */
export function VoucherBadge({ voucher, isQuiet = false }: VoucherBadgeProps) {
  const { state, leftCents, heldCents } = voucher;
  const isSpent = state === 'active' && leftCents + heldCents === 0;
  if (isQuiet && state === 'active' && !isSpent) return null;
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

interface FiguresProps {
  figures: readonly (readonly [label: string, text: string])[];
  /** The last figure is the sum of the others. */
  isSum?: boolean;
}

const sum =
  'last:border-line-strong/60 max-sm:last:mt-1 max-sm:last:border-t max-sm:last:pt-2 sm:last:border-s sm:last:ps-10';

/** Side by side; on small screens the lines of a bill. */
export function Figures({ figures, isSum = false }: FiguresProps) {
  return (
    <dl className="mb-4 grid gap-x-10 gap-y-1 border-b border-line pb-4 tabular-nums sm:flex sm:flex-wrap">
      {figures.map(([label, text]) => (
        <div
          key={label}
          className={`flex items-baseline justify-between gap-x-4 sm:block ${isSum ? sum : ''}`}
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-xl sm:text-2xl">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
