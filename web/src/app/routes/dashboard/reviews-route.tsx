import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { ReviewDesk } from '#features/review-desk/review-desk.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.reviews.title} />
      <ReviewDesk />
    </>
  );
}
