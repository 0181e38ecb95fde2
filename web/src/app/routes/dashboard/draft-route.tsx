import { useParams } from 'react-router-dom';
import { DraftForm } from '#features/book-form/draft-form.tsx';
import { FormCard } from '#features/book-form/form-card.tsx';
import { DraftPage } from '#features/drafts/draft-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <FormCard title="Draft, not in the shop yet">
      <DraftPage key={id} id={id}>
        {(draft) => <DraftForm first={draft} />}
      </DraftPage>
    </FormCard>
  );
}
