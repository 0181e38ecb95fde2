import { CashPage } from '#features/cash/cash-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Cash" />
      <CashPage />
    </>
  );
}
