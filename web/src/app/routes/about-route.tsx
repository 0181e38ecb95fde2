import { paths } from '#config/paths.ts';
import { PageHead } from '../page-head.tsx';
import type { RenderedPage } from '../rendered-page.ts';

function AboutRoute() {
  return (
    <>
      <PageHead title="About us" path={paths.about} />
      <p className="page-width py-24 text-center font-display text-3xl">About</p>
    </>
  );
}

export const aboutPage: RenderedPage = {
  path: paths.about,
  Page: AboutRoute,
  load: async () => 200,
};
