import { Link, useParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { BesideForm, FormCard } from '#features/book-form/form-card.tsx';
import { UpdateBookForm } from '#features/book-form/update-book-form.tsx';
import { StockPanel } from '#features/stock/stock-panel.tsx';

export function Page() {
  const { id = '' } = useParams();
  const history = (
    <Link to={dashboardPaths.historyOf(id)} className={`${buttonClasses('quiet')} px-0!`}>
      History of this book
    </Link>
  );
  return (
    <FormCard title="Update Book" link={history}>
      <AsyncBoundary key={id} failure={dashboardTexts.fetchBookFailure}>
        <UpdateBookForm id={id} />
      </AsyncBoundary>
      <BesideForm>
        <StockPanel key={id} bookId={id} />
      </BesideForm>
    </FormCard>
  );
}
