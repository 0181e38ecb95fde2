import { createContext, useContext } from 'react';
import type { Shopper } from '#lib/firebase/auth.ts';

/** Who is signed in and how that changes; all actions throw what the authentication provider throws. */
export interface AuthState {
  currentUser: Shopper | null;
  /** True until the provider has answered for the first time. */
  loading: boolean;
  /** Tries again when the provider's code could not be loaded; undefined unless that is so. */
  retry?: (() => void) | undefined;
  registerUser: (email: string, password: string) => Promise<void>;
  loginUser: (email: string, password: string) => Promise<void>;
  signInwithGoogle: () => Promise<void>;
  /** Before the button is pressed. */
  prepareGoogle: () => Promise<void>;
  requestNewPassword: (email: string) => Promise<void>;
  logout: () => Promise<void>;
}

export const AuthContext = createContext<AuthState | undefined>(undefined);

export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth works only inside AuthProvider');
  return state;
}
