import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { useEffect } from 'react';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { shopOrdersQuery } from '#entities/order/order-collection.ts';
import { useAdminFirestore } from '#entities/session/admin-firestore.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';
import { useLiveQuery } from '#lib/firebase/live-data.ts';
import { AllResults, ResultLink } from './result-link.tsx';
import type { ResultsProps } from './search-results.tsx';

const shown = 5;

/** The first orders that a text finds, as the order desk finds them. */
export function OrderResults({ text, report }: ResultsProps) {
  // One more than is shown tells whether others follow.
  const query = shopOrdersQuery(useAdminFirestore(), { search: text }, shown + 1);
  if (!query) throw new Error('The search is too short');
  const found = useLiveQuery(`orders found ${useAdminToken()} ${text}`, query);
  const orders = found.slice(0, shown);
  useEffect(() => {
    const [first] = found;
    report(text, 'orders', { count: found.length, first: first && dashboardPaths.deskOrder(first._id) });
  }, [found, text, report]);

  return (
    <>
      <p role="status" className={orders.length > 0 ? 'sr-only' : 'px-4 pb-3 text-sm text-muted'}>
        {orders.length === 0 ? 'No order is found.' : 'Orders found'}
      </p>
      {orders.map(({ _id, number, name, status }) => (
        <ResultLink
          key={_id}
          to={dashboardPaths.deskOrder(_id)}
          label={[number, name].filter(Boolean).join(' · ') || 'No number'}
          detail={orderStatuses[status].label}
        />
      ))}
      {found.length > shown && (
        <AllResults to={dashboardPaths.findOrders(text)}>All orders that match</AllResults>
      )}
    </>
  );
}
