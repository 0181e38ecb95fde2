import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDeskOrders } from '#entities/order/desk-queries.ts';
import { AllResults, ResultLink } from './result-link.tsx';
import type { ResultsProps } from './use-enter.ts';

const shown = 5;

/** The first orders that a text finds, as the order desk finds them. */
export function OrderResults({ text, report }: ResultsProps) {
  const { orders, last } = useDeskOrders({ search: text }, shown);
  const first = orders[0]?._id;
  const count = orders.length + (last ? 1 : 0);
  useEffect(() => {
    report(text, 'orders', { count, first: first && dashboardPaths.deskOrder(first) });
  }, [count, first, text, report]);

  return (
    <>
      <p role="status" className={orders.length > 0 ? 'sr-only' : 'px-4 pb-3 text-sm text-muted'}>
        {orders.length === 0 ? t('No order is found.') : t('Orders found')}
      </p>
      {orders.map(({ _id, number, name, status, collection }) => (
        <ResultLink
          key={_id}
          to={dashboardPaths.deskOrder(_id)}
          label={[number, name].filter(Boolean).join(' · ')}
          detail={statusLabel({ status, collection })}
        />
      ))}
      {last && <AllResults to={dashboardPaths.findOrders(text)}>All orders that match</AllResults>}
    </>
  );
}
