import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import { statusLabel } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDeskOrders } from '#entities/order/desk-queries.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { BookResults } from './book-results.tsx';
import { nothing } from './found-target.ts';
import { AllResults, ResultGroup, ResultLink } from './result-link.tsx';
import type { ResultsProps } from './use-enter.ts';

export function SearchResults({ text, report }: ResultsProps) {
  const [mayChangeBooks, mayProcessOrders] = [useMay('catalogue'), useMay('orders')];
  const searchesOrders = searchKeysFor(text).length > 0;
  useEffect(() => {
    if (!searchesOrders) report(text, 'orders', nothing);
  }, [searchesOrders, report, text]);
  return (
    <>
      {mayChangeBooks && <BookResults text={text} report={report} />}
      {mayProcessOrders && searchesOrders && (
        <ResultGroup heading="Orders">
          <AsyncBoundary
            about={text}
            loading={<p className="px-4 pb-3 text-sm text-muted">Loading...</p>}
            failure={t('The orders could not be searched.')}
          >
            <OrderResults text={text} report={report} />
          </AsyncBoundary>
        </ResultGroup>
      )}
    </>
  );
}

const mostOrders = 5;

function OrderResults({ text, report }: ResultsProps) {
  const { orders, last } = useDeskOrders({ search: text }, mostOrders);
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
