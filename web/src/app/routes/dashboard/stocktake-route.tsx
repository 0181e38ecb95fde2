import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { StocktakePage } from '#features/stocktake/stocktake-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.stocktake.title} />
      <StocktakePage />
    </>
  );
}
