import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeskHead } from '#components/layout/desk-head.tsx';
import { KeyLegend } from '#components/layout/key-legend.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { ExportDays } from '#entities/order/export-days.tsx';
import { filterSearch, firstPage, readFilter } from '#entities/order/order-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { HeldPayments } from './held-payments.tsx';
import { AllOrdersLink } from './no-orders.tsx';
import { OrderRows } from './order-rows.tsx';
import { useSelection } from './use-selection.ts';

const keys = [
  ['j', t('next')],
  ['k', t('previous')],
  ['Enter', t('open')],
  ['x', t('select')],
] as const;
const packKey = ['p', t('mark as packed')] as const;
const undoKey = ['z', t('undo')] as const;

/** @param children content above the orders */
export function OrderDesk({ children }: { children?: ReactNode }) {
  const [parameters] = useSearchParams();
  const filter = readFilter(parameters);
  const selection = useSelection(filterSearch({ ...firstPage(filter), oldestFirst: false }));
  const address = filterSearch(filter);
  // The previous rows stay until the next ones are loaded.
  const deferred = useDeferredValue(address);
  const shownFilter = readFilter(new URLSearchParams(deferred));
  return (
    <>
      <DeskHead title="Orders" id="orders-title" />
      <div className="grid grid-cols-1 gap-4">
        {children}
        <HeldPayments search={filter.search} />
        <section aria-labelledby="orders-title" className="rounded-card border border-line bg-surface">
          <FilterBar filter={filter} />
          {filter.search && searchKeysFor(filter.search).length === 0 ? (
            <NothingHere text="Type at least two letters or digits.">
              <AllOrdersLink />
            </NothingHere>
          ) : (
            <AsyncBoundary failure={texts.ordersFailure} about={deferred}>
              <div aria-busy={deferred !== address} className="transition-opacity aria-busy:opacity-60">
                <OrderRows filter={shownFilter} selection={selection} />
              </div>
            </AsyncBoundary>
          )}
        </section>
        <KeyLegend
          keys={[...keys, ...(filter.status && filter.status !== 'placed' ? [] : [packKey]), undoKey]}
        />
        <ExportDays
          call="GET /api/orders/export"
          label="Export orders"
          text="Orders as a spreadsheet, with all their details"
          fileName={t('orders|file')}
          failure={t('The orders could not be exported.')}
        />
      </div>
    </>
  );
}
