import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { AddBookForm } from '#features/book-form/add-book-form.tsx';
import { FormCard } from '#features/book-form/form-card.tsx';

export function Page() {
  const navigate = useNavigate();
  return (
    <FormCard title="Add New Book">
      <AddBookForm onDraftSaved={(id) => void navigate(dashboardPaths.draft(id))} />
    </FormCard>
  );
}
