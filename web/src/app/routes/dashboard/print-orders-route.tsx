import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { texts } from '#config/texts.ts';
import { isPrinted, printed } from '#features/order-printing/papers.ts';
import { PrintOrders } from '#features/order-printing/print-orders.tsx';
import { PageHead } from '../../page-head.tsx';

/**
 * Sheets to print, without the dashboard around them: ?what=slips, picking or labels, &ids=…, &parcel= for one parcel
 * alone.
 */
export function Page() {
  const [parameters] = useSearchParams();
  const ids = [...new Set((parameters.get('ids') ?? '').split(',').filter(Boolean))].slice(0, ordersTogether);
  const asked = parameters.get('what');
  const what = isPrinted(asked) ? asked : 'slips';
  const { title } = printed[what];
  const parcel = Number(parameters.get('parcel')) || undefined;
  const alternative = (
    <Link to={dashboardPaths.orderDesk} className={buttonClasses('secondary')}>
      All orders
    </Link>
  );
  return (
    <main tabIndex={-1} className="min-h-dvh bg-sunken print:min-h-0 print:bg-white">
      <PageHead title={title} />
      <h1 className="sr-only print:hidden" tabIndex={-1}>
        {title}
      </h1>
      {ids.length > 0 ? (
        <AsyncBoundary failure={texts.ordersFailure} alternative={alternative}>
          <PrintOrders what={what} ids={ids} parcel={parcel} />
        </AsyncBoundary>
      ) : (
        <NothingHere text="No orders are selected.">{alternative}</NothingHere>
      )}
    </main>
  );
}
