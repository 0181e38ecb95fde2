import { Link, useParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/async-boundary.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { FormCard } from '#features/inventory/form-card.tsx';
import { StockPanel } from '#features/inventory/stock-panel.tsx';
import { UpdateBookForm } from '#features/inventory/update-book-form.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <>
      <FormCard title="Update Book">
        <PageHead title="Update Book" />
        <AsyncBoundary key={id} failure={dashboardTexts.fetchBookFailure}>
          <UpdateBookForm id={id} />
        </AsyncBoundary>
      </FormCard>
      <StockPanel key={id} bookId={id} />
      <p className="mx-auto mt-4 max-w-2xl text-center">
        <Link to={dashboardPaths.historyOf(id)} className={buttonLook('quiet')}>
          History of this book
        </Link>
      </p>
    </>
  );
}
