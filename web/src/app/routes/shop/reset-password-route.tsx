import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { state: typed }: { state: unknown } = useLocation();
  return (
    <AuthCard
      title="Forgot your password?"
      switchTo={
        <>
          Do you remember it? Please{' '}
          <Link to={paths.login} className="font-medium text-accent underline">
            Login
          </Link>
        </>
      }
    >
      <PageHead title="Forgot your password?" />
      <ResetPasswordForm email={typeof typed === 'string' ? typed : ''} />
    </AuthCard>
  );
}
