import { useParams } from 'react-router-dom';
import { LiveSection } from '#components/live-section.tsx';
import { texts } from '#config/texts.ts';
import { FormCard } from '#features/inventory/form-card.tsx';
import { forgetStoredBook } from '#features/inventory/inventory-queries.ts';
import { UpdateBookForm } from '#features/inventory/update-book-form.tsx';
import { PageHead } from '../page-head.tsx';

export function EditBookRoute() {
  const { id = '' } = useParams();
  return (
    <FormCard title="Update Book">
      <PageHead title="Update Book" />
      <LiveSection key={id} failure={texts.fetchBookFailure} forget={() => forgetStoredBook(id)}>
        <UpdateBookForm id={id} />
      </LiveSection>
    </FormCard>
  );
}
