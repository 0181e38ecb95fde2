import { LegalPage } from '#components/layout/legal-page.tsx';
import { privacy } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={privacy.title} path={paths.privacy} />
      <LegalPage {...privacy} />
    </>
  );
}
