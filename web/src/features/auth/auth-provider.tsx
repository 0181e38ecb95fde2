import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { checkoutDraftText, dropDraftOfOthers } from '#entities/order/checkout-draft-text.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { whenPressed } from '#lib/browser/when-pressed.ts';
import type { Shopper } from '#lib/firebase/auth.ts';
import { fileLoader } from '#lib/load-file.ts';
import { AuthContext, type AuthState } from './auth-context.ts';
import { signInHint } from './sign-in-hint.ts';

// The authentication provider's code is half the size of React: a visitor who only reads does not load it.
const loadAuth = () => import('#lib/firebase/auth.ts');
// In one file with the provider (web/build/shared-files.ts).
const loadKept = () => import('#lib/browser/kept-orders.ts');
const loadAuthOrReload = fileLoader(() => Promise.all([loadAuth(), loadKept()]));

/**
 * When a page needs to know who is signed in. With 'when used' and 'when asked', a browser where a shopper was signed
 * in last time still asks at once.
 */
export type SignInNeed = 'at once' | 'when used' | 'when asked';

const hasDraft = () => checkoutDraftText.get() !== null;

interface AuthProviderProps {
  need: SignInNeed;
  children: ReactNode;
}

export function AuthProvider({ need, children }: AuthProviderProps) {
  const wasSignedIn = useLocalStore(signInHint, false);
  const [asked, setAsked] = useState(false);
  // A checkout draft is deleted when its shopper is no longer signed in.
  const isDraftLeft = useSyncExternalStore(checkoutDraftText.subscribe, hasDraft, () => false);
  const wanted = asked || wasSignedIn || isDraftLeft || need === 'at once';
  // Undefined until the authentication provider has answered.
  const [currentUser, setCurrentUser] = useState<Shopper | null>();
  const [failed, setFailed] = useState(false);
  const [earlierNeed, setEarlierNeed] = useState(need);
  // A page with another need retries what failed to load.
  if (need !== earlierNeed) {
    setEarlierNeed(need);
    setFailed(false);
  }

  useEffect(() => {
    if (need === 'when used') return whenPressed(() => setAsked(true));
  }, [need]);

  useEffect(() => {
    if (!wanted || failed) return;
    let stop: (() => void) | undefined;
    let unmounted = false;
    async function observe() {
      try {
        const [{ observeShopper }, { dropKeptOfOthers }] = await loadAuthOrReload();
        if (unmounted) return;
        // Stays on where the next page does not need it, and after a logout.
        setAsked(true);
        stop = observeShopper((shopper) => {
          void dropKeptOfOthers(shopper?.uid, signInHint.get());
          signInHint.set(shopper !== null);
          dropDraftOfOthers(shopper?.uid);
          setCurrentUser(shopper);
        });
      } catch (error) {
        console.warn('The authentication provider could not be loaded:', error);
        if (!unmounted) setFailed(true);
      }
    }
    void observe();
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [wanted, failed]);

  const state = useMemo<AuthState>(() => {
    const load = () => {
      setAsked(true);
      return loadAuth();
    };
    return {
      currentUser: currentUser ?? null,
      loading: currentUser === undefined,
      retry: failed ? () => setFailed(false) : undefined,
      registerUser: async (email, password) => (await load()).register(email, password),
      loginUser: async (email, password) => (await load()).signIn(email, password),
      signInwithGoogle: async () => (await load()).signInWithGoogle(),
      prepareGoogle: async () => void (await loadAuth()).preparePopup(),
      requestNewPassword: async (email) => (await load()).requestNewPassword(email),
      logout: async () => (await load()).signOutShopper(),
    };
  }, [currentUser, failed]);
  return <AuthContext value={state}>{children}</AuthContext>;
}
