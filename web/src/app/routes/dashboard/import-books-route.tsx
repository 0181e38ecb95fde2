import { ImportPage } from '#features/book-import/import-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Import books" />
      <ImportPage />
    </>
  );
}
