import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { AddBookForm } from '#features/book-form/add-book-form.tsx';
import { FormCard } from '#features/book-form/form-card.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const navigate = useNavigate();
  return (
    <FormCard title="Add New Book">
      <PageHead title={dashboardPages.addBook.title} />
      <AddBookForm onDraftSaved={(id) => void navigate(dashboardPaths.draft(id))} />
    </FormCard>
  );
}
