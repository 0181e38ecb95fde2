import { AddBookForm } from '#features/inventory/add-book-form.tsx';
import { FormCard } from '#features/inventory/form-card.tsx';
import { PageHead } from '../page-head.tsx';

export function AddBookRoute() {
  return (
    <FormCard title="Add New Book">
      <PageHead title="Add New Book" />
      <AddBookForm />
    </FormCard>
  );
}
