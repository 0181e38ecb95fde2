import { Link, useNavigate } from 'react-router-dom';
import { accountTexts } from '#config/account-texts.ts';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { useAuth } from '#features/auth/auth-context.ts';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { showToast } from '#lib/alerts.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { registerUser } = useAuth();
  const navigate = useNavigate();

  function onSignedIn(message: string) {
    navigate(paths.home);
    void showToast(message);
  }

  return (
    <AuthCard
      title="Please Register"
      switchTo={
        <>
          Have an account? Please{' '}
          <Link to={paths.login} className="font-medium text-accent underline">
            Login
          </Link>
        </>
      }
    >
      <PageHead title="Register" />
      <CredentialsForm
        submitLabel="Register"
        failure={accountTexts.registerFailure}
        passwordAutoComplete="new-password"
        onSubmit={async (email, password) => {
          await registerUser(email, password);
          onSignedIn(accountTexts.registerSuccess);
        }}
      />
      <GoogleButton onSuccess={() => onSignedIn(accountTexts.loginSuccess)} />
    </AuthCard>
  );
}
