import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { dropDraftOfOthers } from '#entities/order/checkout-draft-text.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import type { Shopper } from '#lib/firebase/auth.ts';
import { fileLoader } from '#lib/load-file.ts';
import { AuthContext, type AuthState } from './auth-context.ts';
import { signInHint } from './sign-in-hint.ts';

// The authentication provider's code is half as big as React: it loads when the browser is idle, or when needed.
const loadAuth = () => import('#lib/firebase/auth.ts');
const loadAuthOrReload = fileLoader(loadAuth);

interface AuthProviderProps {
  /** Whether the page needs to know who is signed in. */
  urgent: boolean;
  children: ReactNode;
}

export function AuthProvider({ urgent, children }: AuthProviderProps) {
  // Undefined until the authentication provider has answered.
  const [currentUser, setCurrentUser] = useState<Shopper | null>();
  // The `urgent` with which the provider's code could not be loaded: with another one it is loaded again.
  const [failedWith, setFailedWith] = useState<boolean>();
  const failed = failedWith === urgent;

  useEffect(() => {
    if (failed) return;
    let stop: (() => void) | undefined;
    let unmounted = false;
    async function observe() {
      try {
        const { observeShopper } = await loadAuthOrReload();
        if (unmounted) return;
        stop = observeShopper((shopper) => {
          signInHint.set(shopper !== null);
          dropDraftOfOthers(shopper?.uid);
          setCurrentUser(shopper);
        });
      } catch (error) {
        console.warn('The authentication provider could not be loaded:', error);
        if (!unmounted) setFailedWith(urgent);
      }
    }
    const cancel = urgent || signInHint.get() ? void observe() : whenIdle(() => void observe());
    return () => {
      unmounted = true;
      cancel?.();
      stop?.();
    };
  }, [urgent, failed]);

  const state = useMemo<AuthState>(
    () => ({
      currentUser: currentUser ?? null,
      loading: currentUser === undefined,
      retry: failed ? () => setFailedWith(undefined) : undefined,
      registerUser: async (email, password) => (await loadAuth()).register(email, password),
      loginUser: async (email, password) => (await loadAuth()).signIn(email, password),
      signInwithGoogle: async () => (await loadAuth()).signInWithGoogle(),
      requestNewPassword: async (email) => (await loadAuth()).requestNewPassword(email),
      logout: async () => (await loadAuth()).signOutShopper(),
    }),
    [currentUser, failed],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}
