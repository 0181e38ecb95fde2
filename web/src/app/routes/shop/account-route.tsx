import { sentMailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { OwnAccount } from '#features/own-account/own-account.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { currentUser, logout } = useAuth();
  const navigate = useNavigate();
  if (!currentUser) return null;

  async function leave() {
    navigate(paths.home);
    await logout();
  }

  return (
    <section className="page-width max-w-6xl! py-6 md:py-10">
      <PageHead title="Your Account" />
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        Your Account
      </h1>
      <OwnAccount key={currentUser.uid} shopper={currentUser} mailKinds={sentMailKinds} onLeave={leave} />
    </section>
  );
}
