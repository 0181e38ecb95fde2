import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { HistoryPage } from '#features/history/history-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.history.title} />
      <HistoryPage />
    </>
  );
}
