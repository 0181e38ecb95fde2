import type { BookPlace, Order } from '@bookstore/functions/shared/order/order';
import { plural } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { PickingSheet } from './picking-sheet.tsx';
import { printedParcels } from './printed-parcels.ts';

// Apart, since the picking list has no barcodes, whose code is the largest part of this page.
const PackingSlips = lazyComponent(async () => (await import('./packing-slips.tsx')).PackingSlips);

type PrintedSheets = 'slips' | 'picking';

function usePlaces(ids: readonly string[]): BookPlace[] {
  const input = { query: { ids: [...ids] } };
  return useApiData<BookPlace[]>({
    queryKey: ['GET /api/orders/picking', input],
    queryFn: ({ signal }) => callAdminApi('GET /api/orders/picking', input, signal),
    staleTime: 0,
  });
}

function PickingList({ ids, orders }: { ids: readonly string[]; orders: readonly Order[] }) {
  return <PickingSheet orders={orders} places={usePlaces(ids)} />;
}

function useOrdersByIds(ids: readonly string[]): Order[] {
  const input = { query: { ids: [...ids] } };
  return useApiData<Order[]>({
    queryKey: ['GET /api/orders', input],
    queryFn: ({ signal }) => callAdminApi('GET /api/orders', input, signal),
    // The sheets show the orders as they are now.
    staleTime: 0,
  });
}

/** Opens the browser's dialog once, when the sheets stand there with their barcodes and fonts. */
function usePrintDialog(): void {
  useEffect(() => {
    let isLeft = false;
    void document.fonts.ready.then(() => {
      if (!isLeft) print();
    });
    return () => {
      isLeft = true;
    };
  }, []);
}

interface PrintOrdersProps {
  what: PrintedSheets;
  ids: readonly string[];
}

/** The sheets for these orders, as they come out of the printer, with a bar above them on the screen. */
export function PrintOrders({ what, ids }: PrintOrdersProps) {
  const found = useOrdersByIds(ids);
  // Cancelled since they were chosen: nothing of them is packed.
  const orders = found.filter(({ status }) => status !== 'cancelled');
  usePrintDialog();
  const missing = ids.length - found.length;
  const cancelled = found.length - orders.length;
  return (
    <>
      <PrintBar>
        <p role="status" className="me-auto">
          {what === 'slips'
            ? plural(orders.flatMap(printedParcels).length, '{count} packing slip', '{count} packing slips')
            : plural(orders.length, '{count} order', '{count} orders')}
          {cancelled > 0 && plural(cancelled, ', {count} order cancelled', ', {count} orders cancelled')}
          {missing > 0 && plural(missing, ', {count} order not found', ', {count} orders not found')}
        </p>
      </PrintBar>
      {what === 'slips' ? <PackingSlips orders={orders} /> : <PickingList ids={ids} orders={orders} />}
    </>
  );
}

function PrintBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2 text-ink print:hidden">
      {children}
      <Link to={dashboardPaths.orderDesk} className={buttonClasses('secondary')}>
        All orders
      </Link>
      <Button onClick={() => print()}>
        <PrintIcon />
        Print
      </Button>
    </header>
  );
}
