import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { paths } from '#config/paths.ts';
import { texts } from '#config/texts.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { useAuth } from '#features/auth/auth-context.ts';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { showToast } from '#lib/alerts.ts';
import { PageHead } from '../page-head.tsx';

export function LoginRoute() {
  const { loginUser } = useAuth();
  const navigate = useNavigate();

  function welcome() {
    navigate(paths.home);
    void showToast(texts.loginSuccess);
  }

  return (
    <AuthCard
      title="Please Login"
      switchTo={
        <>
          Haven't an account? Please{' '}
          <Link to={paths.register} className="font-medium text-accent underline">
            Register
          </Link>
        </>
      }
    >
      <PageHead title="Login" />
      <CredentialsForm
        submitLabel="Login"
        failure={texts.loginFailure}
        passwordAutoComplete="current-password"
        onSubmit={async (email, password) => {
          await loginUser(email, password);
          welcome();
        }}
        wayOut={(email) => (
          <Link
            to={paths.resetPassword}
            state={email}
            className="justify-self-start text-sm text-accent underline"
          >
            Forgot your password?
          </Link>
        )}
      />
      <Button look="quiet" onClick={() => navigate(paths.admin)}>
        Login As Admin
      </Button>
      <GoogleButton onSuccess={welcome} />
    </AuthCard>
  );
}
