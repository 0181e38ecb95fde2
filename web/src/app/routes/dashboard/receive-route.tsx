import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { ReceivePage } from '#features/receive/receive-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.receive.title} />
      <ReceivePage />
    </>
  );
}
