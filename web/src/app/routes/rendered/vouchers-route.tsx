import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { VoucherPage } from '#features/vouchers/voucher-page.tsx';
import { NotFound } from '../../not-found.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  const { vouchers } = useShop();
  const { currentUser, loading } = useAuth();
  if (!vouchers) return <NotFound />;
  return (
    <>
      <PageHead title="Gift vouchers" path={paths.vouchers} noIndex />
      <VoucherPage offer={vouchers} isSignedIn={loading ? undefined : currentUser !== null} />
    </>
  );
}

export const load: LoadPage = async (_, { vouchers }) => (vouchers ? 200 : 404);
