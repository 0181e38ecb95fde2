import type { SalesOverview } from '@bookstore/functions/shared/order/sales';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { ListCard, ListItem } from './list-card.tsx';

/** The orders whose mails were given up; each order's page sends them again. */
export function FailedMailsCard({ count, orders }: SalesOverview['failedMails']) {
  if (count === 0) return null;
  return (
    <ListCard title={plural(count, '{count} mail was not sent', '{count} mails were not sent')}>
      <ul className="divide-y divide-line">
        {orders.map(({ orderId, number }) => (
          <ListItem key={orderId} to={dashboardPaths.deskOrder(orderId)} label={number} />
        ))}
      </ul>
      {orders.length < count && (
        <p className="border-t border-line pt-2.5 text-sm text-muted">
          {orders.length === 1 ? t('This order comes first.') : t('These orders come first.')}
        </p>
      )}
    </ListCard>
  );
}
