import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { WithdrawalPage } from '#features/withdrawal/withdrawal-page.tsx';
import { NotFound } from '../../not-found.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  if (!useShop().withdrawal) return <NotFound />;
  return (
    <>
      <PageHead title="Withdraw from contract" path={paths.withdraw} noIndex />
      <WithdrawalPage />
    </>
  );
}

export const load: LoadPage = async (_, { withdrawal }) => (withdrawal ? 200 : 404);
