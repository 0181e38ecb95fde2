import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { Link, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { paths } from '#config/paths.ts';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { useAuth } from '#features/auth/auth-context.ts';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { showToast } from '#lib/alerts.ts';
import { PageHead } from '../../page-head.tsx';

/** Why the login is shown instead of the page that was asked for; undefined when it was asked for itself. */
function reasonOf(page: unknown): string | undefined {
  if (page === paths.checkout) return 'Log in to check out.';
  if (page === paths.orders) return 'Log in to see your orders.';
  return typeof page === 'string' && matchPath(shopPages.order.path, page)
    ? 'Log in to see this order.'
    : undefined;
}

export function Page() {
  const { loginUser } = useAuth();
  const { state: page }: { state: unknown } = useLocation();
  const reason = reasonOf(page);
  const navigate = useNavigate();

  function onSignedIn() {
    navigate(paths.home);
    void showToast(accountTexts.loginSuccess);
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
      {reason && (
        <p role="status" className="text-[0.9375rem] text-muted">
          {reason}
        </p>
      )}
      <CredentialsForm
        submitLabel="Login"
        failure={accountTexts.loginFailure}
        passwordAutoComplete="current-password"
        onSubmit={async (email, password) => {
          await loginUser(email, password);
          onSignedIn();
        }}
        below={(email) => (
          <Link
            to={paths.resetPassword}
            state={email}
            className="justify-self-start text-sm text-accent underline"
          >
            Forgot your password?
          </Link>
        )}
      />
      <Button variant="quiet" onClick={() => navigate(paths.adminLogin)}>
        Login As Admin
      </Button>
      <GoogleButton onSuccess={onSignedIn} />
    </AuthCard>
  );
}
