import { AddBookForm } from '#features/inventory/add-book-form.tsx';
import { FormCard } from '#features/inventory/form-card.tsx';
import { PageTitle } from '../page-title.tsx';

export function AddBookRoute() {
  return (
    <FormCard title="Add New Book">
      <PageTitle>Add New Book</PageTitle>
      <AddBookForm />
    </FormCard>
  );
}
