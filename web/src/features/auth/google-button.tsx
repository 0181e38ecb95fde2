import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { useEffect, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { GoogleIcon } from '#components/icons/google-icon.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { showFailure } from '#lib/alerts.ts';
import { isInApp } from '#lib/browser/in-app-browser.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import { isNoConnection } from '#lib/no-connection.ts';
import { useAuth } from './auth-context.ts';

interface GoogleButtonProps {
  onSuccess: () => void;
}

export function GoogleButton({ onSuccess }: GoogleButtonProps) {
  const { signInwithGoogle, prepareGoogle } = useAuth();
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; it changes with who is signed in
  useEffect(() => whenIdle(() => void prepareGoogle().catch(console.warn)), []);

  async function signIn() {
    if (isInApp()) return showFailure(accountTexts.googleFailure, accountTexts.googleInApp);
    setBusy(true);
    try {
      await signInwithGoogle();
      onSuccess();
    } catch (error) {
      console.warn('Google sign-in failed:', errorCode(error) ?? error);
      await showFailure(
        accountTexts.googleFailure,
        isNoConnection(error) ? accountTexts.noConnection : undefined,
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="flex items-center gap-4 py-1 text-sm text-muted before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        or
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void signIn()} className="w-full">
        <GoogleIcon />
        Sign in with Google
      </Button>
    </>
  );
}
