import { LegalPage } from '#components/layout/legal-page.tsx';
import { terms } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={terms.title} path={paths.terms} />
      <LegalPage {...terms} />
    </>
  );
}
