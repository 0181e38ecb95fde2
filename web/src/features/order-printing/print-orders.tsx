import type { CallInput, CallName } from '@bookstore/functions/shared/api-calls';
import { plural } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { PickingSheet } from './picking-sheet.tsx';

// Apart, since the picking list has no barcodes, whose code is the largest part of this page.
const PackingSlips = lazyComponent(async () => (await import('./packing-slips.tsx')).PackingSlips);

type Input = CallInput<'GET /api/orders'>;

/** What a call says of these orders now. */
function useNow<Data>(
  name: CallName,
  ids: readonly string[],
  ask: (input: Input, signal: AbortSignal) => Promise<Data>,
): Data {
  const input = { query: { ids: [...ids] } };
  return useApiData({
    queryKey: [name, input],
    queryFn: ({ signal }) => ask(input, signal),
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

interface SheetsProps {
  ids: readonly string[];
}

/** The sheets for these orders, as they come out of the printer, with a bar above them on the screen. */
export function PrintOrders({ what, ids }: SheetsProps & { what: 'slips' | 'picking' }) {
  usePrintDialog();
  return what === 'slips' ? <PrintSlips ids={ids} /> : <PrintPickingList ids={ids} />;
}

function PrintSlips({ ids }: SheetsProps) {
  const found = useNow('GET /api/orders/slips', ids, (...given) =>
    callAdminApi('GET /api/orders/slips', ...given),
  );
  // Cancelled since they were chosen: nothing of them is packed.
  const orders = found.filter(({ isCancelled }) => !isCancelled);
  const count = orders.flatMap(({ slips }) => slips).length;
  return (
    <>
      <PrintBar found={found.length} kept={orders.length} ids={ids}>
        {plural(count, '{count} packing slip', '{count} packing slips')}
      </PrintBar>
      <PackingSlips orders={orders} />
    </>
  );
}

function PrintPickingList({ ids }: SheetsProps) {
  const found = useNow('GET /api/orders', ids, (...given) => callAdminApi('GET /api/orders', ...given));
  const places = useNow('GET /api/orders/picking', ids, (...given) =>
    callAdminApi('GET /api/orders/picking', ...given),
  );
  const orders = found.filter(({ status }) => status !== 'cancelled');
  return (
    <>
      <PrintBar found={found.length} kept={orders.length} ids={ids}>
        {plural(orders.length, '{count} order', '{count} orders')}
      </PrintBar>
      <PickingSheet orders={orders} places={places} />
    </>
  );
}

interface PrintBarProps extends SheetsProps {
  /** How many of the orders there are, and how many of those were not cancelled. */
  found: number;
  kept: number;
  children: string;
}

function PrintBar({ found, kept, ids, children }: PrintBarProps) {
  const missing = ids.length - found;
  const cancelled = found - kept;
  return (
    <header className="sticky top-0 flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2 text-ink print:hidden">
      <p role="status" className="me-auto">
        {children}
        {cancelled > 0 && plural(cancelled, ', {count} order cancelled', ', {count} orders cancelled')}
        {missing > 0 && plural(missing, ', {count} order not found', ', {count} orders not found')}
      </p>
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
