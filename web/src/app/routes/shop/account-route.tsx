import { sentMailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { OwnAccount } from '#features/own-account/own-account.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { PageHead } from '../../page-head.tsx';

// Only shops that sell gift vouchers, or have sold some, show them.
const OwnVouchers = lazyComponent(
  async () => (await import('#features/vouchers/own-vouchers.tsx')).OwnVouchers,
);

export function Page() {
  const { currentUser, logout } = useAuth();
  const navigate = useNavigate();
  const { redeems } = useShop();
  if (!currentUser) return null;

  async function leave() {
    navigate(paths.home);
    await logout();
  }

  return (
    <section className="page-width py-6 md:py-10">
      <PageHead title="Your Account" />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        Your Account
      </h1>
      <OwnAccount
        key={currentUser.uid}
        shopper={currentUser}
        mailKinds={sentMailKinds}
        vouchers={
          redeems && (
            <Suspense>
              <OwnVouchers />
            </Suspense>
          )
        }
        onLeave={leave}
      />
    </section>
  );
}
