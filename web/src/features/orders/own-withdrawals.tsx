import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';

/** What the shopper has declared to withdraw from. */
export function OwnWithdrawals({ order: { withdrawals = [] } }: { order: Order }) {
  return withdrawals.map(({ at, books }) => (
    <p key={at} className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere">
      <span className="block text-sm text-muted">
        Withdrawal received, <TimeLabel instant={at} />
      </span>
      {books ? books.split('\n').join(', ') : t('The whole order')}
    </p>
  ));
}
