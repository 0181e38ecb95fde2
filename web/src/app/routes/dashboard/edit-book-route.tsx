import { Link, useParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { FormCard } from '#features/book-form/form-card.tsx';
import { UpdateBookForm } from '#features/book-form/update-book-form.tsx';
import { StockPanel } from '#features/stock/stock-panel.tsx';
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
        <Link to={dashboardPaths.historyOf(id)} className={buttonClasses('quiet')}>
          History of this book
        </Link>
      </p>
    </>
  );
}
