import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { ToOrderDesk } from '#features/to-order/to-order-desk.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.toOrder.title} />
      <ToOrderDesk />
    </>
  );
}
