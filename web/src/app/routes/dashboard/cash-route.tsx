import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { CashPage } from '#features/cash/cash-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.cash.title} />
      <CashPage />
    </>
  );
}
