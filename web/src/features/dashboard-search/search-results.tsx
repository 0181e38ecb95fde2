import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { BookResults } from './book-results.tsx';
import { nothing } from './found-target.ts';
import { OrderResults } from './order-results.tsx';
import { ResultGroup } from './result-link.tsx';
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
