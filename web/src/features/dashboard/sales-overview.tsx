import type { BestSeller } from '@bookstore/functions/shared/order/sales';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';
import { figure } from '#components/labels/figure.ts';
import { paths } from '#config/paths.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { ListCard, ListItem } from './list-card.tsx';
import { LowStock } from './low-stock.tsx';
import { OpenWork, workRow } from './open-work.tsx';
import { SalesBlock } from './sales-block.tsx';

/** Fetched whenever the dashboard opens. */
function useSales() {
  const { data, isError, refetch } = useAdminQuery('GET /api/admin/sales', {});
  return { sales: data, isError, retry: () => void refetch() };
}

/** Keeps its height while loading, so that nothing below moves. */
const row =
  'grid grid-cols-1 items-start gap-3 md:gap-4 lg:min-h-108 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-stretch';
const card = 'rounded-card border border-line bg-surface p-4 lg:p-5';

interface SalesOverviewProps {
  /** All-time figures, below the open work. */
  children?: ReactNode;
}

export function SalesOverview({ children }: SalesOverviewProps) {
  const { sales, isError, retry } = useSales();
  const isLoading = !sales && !isError;
  return (
    <>
      {sales && <OpenWork {...sales} />}
      {isLoading && <WorkLoading />}
      {children}
      {sales && (
        <div className={row}>
          <SalesBlock days={sales.days} otherCurrencies={sales.otherCurrencies} />
          <div className="grid grid-cols-1 gap-3 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] md:gap-4 lg:grid-cols-1">
            <LowStock {...sales.lowStock} />
            <BestSellers books={sales.bestSellers} />
          </div>
        </div>
      )}
      {isLoading && <SalesLoading />}
      {!sales && isError && (
        <p className={`${card} flex flex-wrap items-center justify-center gap-3 py-12 text-muted`}>
          {t('The sales could not be loaded.')}
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

function WorkLoading() {
  return (
    <div aria-hidden="true" className={workRow}>
      {['to pack', 'low'].map((tile) => (
        <div key={tile} className={card}>
          <div className="skeleton h-7 w-12 md:h-8" />
          <div className="skeleton mt-1 h-5 w-20 max-w-full" />
        </div>
      ))}
    </div>
  );
}

function SalesLoading() {
  return (
    <div aria-hidden="true" className={row}>
      <div className={card}>
        <div className="skeleton h-9 w-40" />
        <div className="skeleton mt-4 h-60" />
      </div>
      <div className={card}>
        <div className="skeleton h-9 w-24" />
        <div className="skeleton mt-2 h-5 w-36" />
      </div>
    </div>
  );
}

function BestSellers({ books }: { books: readonly BestSeller[] }) {
  return (
    <ListCard title="Best sellers">
      {books.length === 0 && <p className="text-[0.9375rem] text-muted">Nothing was sold in these days.</p>}
      <ol className="divide-y divide-line">
        {books.map(({ bookId, title, copies }) => (
          <ListItem key={bookId} to={paths.book(bookId)} label={title}>
            <span className="text-muted tabular-nums">
              <span aria-hidden="true">{figure(copies)}</span>
              <span className="sr-only">{countedCopies(copies)}</span>
            </span>
          </ListItem>
        ))}
      </ol>
    </ListCard>
  );
}
