import { ChoicePage } from '#features/mailing/choice-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="A book that does not come" />
      <ChoicePage />
    </>
  );
}
