import { useParams } from 'react-router-dom';
import { useAuth } from '#features/auth/auth-context.ts';
import { BoughtVoucher } from '#features/vouchers/bought-voucher.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  const { currentUser } = useAuth();
  if (!currentUser) return null;
  return (
    <section className="page-width max-w-6xl! py-6 md:py-10">
      <PageHead title="Gift voucher" />
      <BoughtVoucher key={`${currentUser.uid} ${id}`} id={id} />
    </section>
  );
}
