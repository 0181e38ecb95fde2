import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { ArrowIcon } from '#components/icons/icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { BestSellers } from './best-sellers.tsx';
import { FailedMails } from './failed-mails.tsx';
import { LowStock } from './low-stock.tsx';
import { SalesBlock } from './sales-block.tsx';
import { useSales } from './use-sales.ts';

/** Keeps its height while it loads, so that what stands below does not move. */
const row = 'grid grid-cols-1 gap-4 lg:min-h-108 lg:grid-cols-[minmax(0,1fr)_22rem]';
const card = 'rounded-card border border-line bg-surface p-5 lg:p-6';

/** The live overview: orders to pack, sales of the last days, and the best-selling books. */
export function SalesRow() {
  const { sales, isError, retry } = useSales();
  const mayProcessOrders = useMay('orders');
  if (isError && !sales) {
    return (
      <div className={row}>
        <p className={`${card} col-span-full flex flex-wrap items-center justify-center gap-3 text-muted`}>
          The sales could not be loaded.
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      </div>
    );
  }
  if (!sales) return <SalesLoading />;
  return (
    <div className={row}>
      <SalesBlock days={sales.days} />
      <div className="grid grid-cols-1 content-start gap-4">
        {mayProcessOrders && <ToPack count={sales.toPack} />}
        {mayProcessOrders && <FailedMails {...sales.failedMails} />}
        <BestSellers books={sales.bestSellers} />
        <LowStock {...sales.lowStock} />
      </div>
    </div>
  );
}

function ToPack({ count }: { count: number }) {
  return (
    <section aria-label="To do" className={card}>
      <Link to={dashboardPaths.ordersToPack} className="group flex items-center justify-between gap-4">
        <span>
          <span className="block font-display text-3xl tabular-nums">{count}</span>{' '}
          <span className="text-[0.9375rem] text-muted group-hover:text-accent group-hover:underline">
            To pack
          </span>
        </span>
        <ArrowIcon className="text-muted group-hover:text-accent" />
      </Link>
    </section>
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
