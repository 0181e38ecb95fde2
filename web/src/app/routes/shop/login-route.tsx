import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { accountTexts } from '#config/account-texts.ts';
import { languageRoot } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { draftAwaitsLogin } from '#entities/order/checkout-draft-text.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { AccountNotes } from '#features/auth/account-notes.tsx';
import { AuthCard } from '#features/auth/auth-card.tsx';
import { useAuth } from '#features/auth/auth-context.ts';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { WaitingCart } from '#features/cart/waiting-cart.tsx';
import { showToast } from '#lib/alerts.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { openDocument } from '#lib/browser/reload-page.ts';
import { isPayment, loginState, reasonOf } from '../../login-state.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { currentUser, loginUser } = useAuth();
  const { services } = useShop();
  const location = useLocation();
  const { page, email: typed } = loginState(location.state);
  const again = useLocalStore(draftAwaitsLogin, false) && page === paths.checkout;
  const [isLoggingIn, setLoggingIn] = useState(false);
  const signedInAs = isLoggingIn || again ? undefined : currentUser?.email;
  const reason = again ? texts.logInAgain : reasonOf(page);
  const navigate = useNavigate();

  function onSignedIn() {
    // Home has a card with the way back. The guard does not store the page of a shopper whose session has ended.
    if (again) interruptedPage.set(paths.checkout);
    navigate(isPayment(page) ? page : paths.home);
    void showToast(accountTexts.loginSuccess);
  }

  return (
    <AuthCard
      title="Please Login"
      waiting={<WaitingCart />}
      notes={<AccountNotes />}
      switchTo={rich("Haven't an account? Please <register>Register</register>", {
        register: (text) => (
          <Link to={paths.register} state={{ page }}>
            {text}
          </Link>
        ),
      })}
    >
      <PageHead title="Login" />
      {signedInAs && (
        <p role="status" className="text-[0.9375rem] wrap-anywhere text-muted">
          {rich(
            'You are signed in as {email}: <orders>your orders</orders>. Another account can log in here.',
            {
              email: <strong className="font-medium text-ink">{signedInAs}</strong>,
              orders: (text) => (
                <Link to={paths.orders} className="text-accent underline">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {!signedInAs && reason && (
        <p role="status" className="text-[0.9375rem] text-muted">
          {reason}
        </p>
      )}
      <CredentialsForm
        submitLabel={t('Login')}
        failure={accountTexts.loginFailure}
        passwordAutoComplete="current-password"
        email={typed}
        onSubmit={async (email, password) => {
          setLoggingIn(true);
          await loginUser(email, password);
          onSignedIn();
        }}
        below={(email) => (
          <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <Link
              to={paths.resetPassword}
              state={email}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              Forgot your password?
            </Link>
            <button
              type="button"
              onClick={() => (languageRoot ? openDocument(paths.adminLogin) : navigate(paths.adminLogin))}
              className="min-h-11 text-muted underline underline-offset-4 hover:text-accent"
            >
              Login As Admin
            </button>
          </div>
        )}
      />
      {services.google && <GoogleButton onSuccess={onSignedIn} />}
    </AuthCard>
  );
}
