import { PeoplePage } from '#features/people/people-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="People" />
      <PeoplePage />
    </>
  );
}
