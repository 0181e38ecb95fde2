import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { PeoplePage } from '#features/people/people-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.people.title} />
      <PeoplePage />
    </>
  );
}
