import { LegalPage } from '#components/layout/legal-page.tsx';
import { terms } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { PageHead } from '../page-head.tsx';
import type { RenderedPage } from '../rendered-page.ts';

function TermsRoute() {
  return (
    <>
      <PageHead title={terms.title} path={paths.terms} />
      <LegalPage {...terms} />
    </>
  );
}

export const termsPage: RenderedPage = {
  path: paths.terms,
  Page: TermsRoute,
  load: async () => 200,
};
