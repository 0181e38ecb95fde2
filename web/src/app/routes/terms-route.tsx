import { LegalPage } from '#components/legal-page.tsx';
import { terms } from '#config/legal.ts';
import { PageHead } from '../page-head.tsx';

export function TermsRoute() {
  return (
    <>
      <PageHead title={terms.title} />
      <LegalPage {...terms} />
    </>
  );
}
