import { createLocalStore } from '#lib/browser/local-store.ts';

/**
 * The unfinished checkout form, prefixed by the shopper's uid. In this tab's session storage: it outlives a reload and
 * a visit to the cart.
 */
export const checkoutDraftText = createLocalStore<string | null>(
  'checkout-typed',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);

/** True when the shop, not the shopper, ended the session: then the draft waits for their next login. */
export const draftAwaitsLogin = createLocalStore<boolean>(
  'checkout-awaits-login',
  { parse: (text) => text === 'yes', serialize: (awaits) => (awaits ? 'yes' : null) },
  () => sessionStorage,
);

/** Keeps a shopper's draft from the next user of this tab. */
export function dropDraftOfOthers(uid: string | undefined): void {
  if (uid === undefined && draftAwaitsLogin.get()) return;
  draftAwaitsLogin.set(false);
  if (!checkoutDraftText.get()?.startsWith(`${uid} `)) checkoutDraftText.set(null);
}
