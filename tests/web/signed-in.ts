import type { AuthState } from '../../web/src/features/auth/auth-context.ts';
import type { Shopper } from '../../web/src/lib/firebase/auth.ts';

export const ada: Shopper = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  signInMethods: ['password'],
};

const unused = async () => undefined;

/** This shopper, or none, is signed in, with the actions that the test gives. */
export function authState(currentUser: Shopper | null, actions: Partial<AuthState> = {}): AuthState {
  return {
    currentUser,
    loading: false,
    registerUser: unused,
    loginUser: unused,
    signInwithGoogle: unused,
    prepareGoogle: unused,
    requestNewPassword: unused,
    logout: unused,
    ...actions,
  };
}
