import { UnsubscribePage } from '#features/mailing/unsubscribe-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Unsubscribe" />
      <UnsubscribePage />
    </>
  );
}
