import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import { t } from '@bookstore/functions/shared/words/words';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { BookResults } from './book-results.tsx';
import { OrderResults } from './order-results.tsx';
import { ResultGroup } from './result-link.tsx';
import type { ResultsProps } from './use-enter.ts';

export function SearchResults({ text, report }: ResultsProps) {
  const [mayChangeBooks, mayProcessOrders] = [useMay('catalogue'), useMay('orders')];
  return (
    <>
      {mayChangeBooks && <BookResults text={text} report={report} />}
      {mayProcessOrders && searchKeysFor(text).length > 0 && (
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
