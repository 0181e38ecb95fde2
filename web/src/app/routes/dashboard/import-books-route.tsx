import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { ImportPage } from '#features/book-import/import-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.importBooks.title} />
      <ImportPage />
    </>
  );
}
