import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { texts } from '#config/texts.ts';
import { PrintOrders } from '#features/order-printing/print-orders.tsx';
import { PageHead } from '../../page-head.tsx';

/** Sheets to print, without the dashboard around them: ?what=slips or picking, &ids=… */
export function Page() {
  const [parameters] = useSearchParams();
  const ids = [...new Set((parameters.get('ids') ?? '').split(',').filter(Boolean))].slice(0, ordersTogether);
  const what = parameters.get('what') === 'picking' ? 'picking' : 'slips';
  const title = what === 'slips' ? t('Packing slips') : t('Picking list');
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
          <PrintOrders what={what} ids={ids} />
        </AsyncBoundary>
      ) : (
        <NothingHere text="No orders are selected.">{alternative}</NothingHere>
      )}
    </main>
  );
}
