import { paths } from '#config/paths.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="About us" path={paths.about} />
      <p className="page-width py-24 text-center font-display text-3xl">About</p>
    </>
  );
}
