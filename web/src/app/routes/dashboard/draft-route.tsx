import { useParams } from 'react-router-dom';
import { DraftForm } from '#features/inventory/draft-form.tsx';
import { DraftPage } from '#features/inventory/draft-page.tsx';
import { FormCard } from '#features/inventory/form-card.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <FormCard title="Draft, not in the shop yet">
      <PageHead title="Draft" />
      <DraftPage key={id} id={id}>
        {(draft) => <DraftForm first={draft} />}
      </DraftPage>
    </FormCard>
  );
}
