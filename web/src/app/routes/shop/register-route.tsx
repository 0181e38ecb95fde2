import { t } from '@bookstore/functions/shared/words/words';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { accountTexts } from '#config/account-texts.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { AccountNotes } from '#features/auth/account-notes.tsx';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { useAuth } from '#features/auth/auth-context.ts';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { WaitingCart } from '#features/cart/waiting-cart.tsx';
import { showToast } from '#lib/alerts.ts';
import { loginState } from '../../login-state.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { registerUser } = useAuth();
  const { services } = useShop();
  const location = useLocation();
  const { page } = loginState(location.state);
  const navigate = useNavigate();

  function onSignedIn(message: string) {
    navigate(page ?? paths.home);
    void showToast(message);
  }

  return (
    <AuthCard
      title="Please Register"
      waiting={<WaitingCart />}
      notes={<AccountNotes />}
      switchTo={rich('Have an account? Please <login>Login</login>', {
        login: (text) => (
          <Link to={paths.login} state={{ page }}>
            {text}
          </Link>
        ),
      })}
    >
      <PageHead title="Register" />
      <CredentialsForm
        submitLabel={t('Register')}
        failure={accountTexts.registerFailure}
        passwordAutoComplete="new-password"
        onSubmit={async (email, password) => {
          await registerUser(email, password);
          onSignedIn(accountTexts.registerSuccess);
        }}
        below={() => (
          <p className="flex flex-wrap justify-center gap-x-6 text-sm text-muted *:inline-flex *:min-h-11 *:min-w-0 *:items-center *:wrap-anywhere *:underline *:underline-offset-4 *:hover:text-accent">
            <Link to={paths.terms}>Terms of Service</Link>
            <Link to={paths.privacy}>Privacy Policy</Link>
          </p>
        )}
        whenTaken={(email) => (
          <p role="status" className="text-sm text-muted">
            {rich('There is an account for this address already: <login>log in with it</login>.', {
              login: (text) => (
                <Link to={paths.login} state={{ page, email }} className="font-medium text-accent underline">
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
      />
      {services.google && <GoogleButton onSuccess={() => onSignedIn(accountTexts.loginSuccess)} />}
    </AuthCard>
  );
}
