import { createContext, useContext } from 'react';
import type { Shopper } from '#lib/firebase/auth.ts';

/** All actions throw what the authentication provider throws. */
export interface AuthState {
  currentUser: Shopper | null;
  /** True until the provider has answered for the first time. */
  loading: boolean;
  /** Undefined unless the provider's code failed to load. */
  retry?: (() => void) | undefined;
  registerUser: (email: string, password: string) => Promise<void>;
  loginUser: (email: string, password: string) => Promise<void>;
  signInwithGoogle: () => Promise<void>;
  /** To be called before the button is pressed. */
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
