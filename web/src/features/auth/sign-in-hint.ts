import { createLocalStore } from '#lib/browser/local-store.ts';

/** Whether a shopper was signed in on this browser last time: readable before the authentication provider is loaded. */
export const signInHint = createLocalStore<boolean>('signed-in', {
  parse: (text) => text === 'yes',
  serialize: (signedIn) => (signedIn ? 'yes' : null),
});
