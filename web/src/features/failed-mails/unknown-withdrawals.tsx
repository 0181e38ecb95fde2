import { plural } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { panel } from '#components/layout/desk-head.tsx';
import { useShop } from '#config/shop.ts';
import { mailStateLabels } from '#entities/order/mail-state.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** Withdrawals from orders that the shop does not find: the declaration counts, so a person looks for the order. */
export function UnknownWithdrawals() {
  const { withdrawal = false } = useShop();
  const { data = [] } = useAdminQuery('GET /api/withdrawals/unknown', {}, { enabled: withdrawal });
  if (data.length === 0) return null;
  return (
    <details className={panel}>
      <summary className="min-h-11 content-center font-medium">
        {plural(
          data.length,
          '{count} withdrawal from unknown orders in the last 30 days',
          '{count} withdrawals from unknown orders in the last 30 days',
        )}
      </summary>
      <ul className="divide-y divide-line">
        {data.map(({ subject, text, state, at }) => (
          <li key={`${at} ${text}`} className="grid gap-1 py-3 text-[0.9375rem] wrap-anywhere">
            <p className="font-medium">{subject}</p>
            <p className="text-sm text-muted">
              {rich('{time} · mail to the shop: {state}', {
                time: <TimeLabel instant={at} />,
                state: mailStateLabels[state].toLowerCase(),
              })}
            </p>
            <p className="text-sm whitespace-pre-line">{text.trim().replaceAll('\n\n', '\n')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
