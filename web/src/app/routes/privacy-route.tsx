import { LegalPage } from '#components/layout/legal-page.tsx';
import { privacy } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { PageHead } from '../page-head.tsx';
import type { RenderedPage } from '../rendered-page.ts';

function PrivacyRoute() {
  return (
    <>
      <PageHead title={privacy.title} path={paths.privacy} />
      <LegalPage {...privacy} />
    </>
  );
}

export const privacyPage: RenderedPage = {
  path: paths.privacy,
  Page: PrivacyRoute,
  load: async () => 200,
};
