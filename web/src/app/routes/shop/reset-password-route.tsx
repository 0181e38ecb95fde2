import { Link, useLocation } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { state: typed }: { state: unknown } = useLocation();
  return (
    <AuthCard
      title="Forgot your password?"
      switchTo={rich('Do you remember it? Please <login>Login</login>', {
        login: (text) => (
          <Link to={paths.login} className="font-medium text-accent underline">
            {text}
          </Link>
        ),
      })}
    >
      <PageHead title="Forgot your password?" />
      <ResetPasswordForm email={typeof typed === 'string' ? typed : ''} />
    </AuthCard>
  );
}
