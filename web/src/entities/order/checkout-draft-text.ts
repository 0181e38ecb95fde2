import { createLocalStore } from '#lib/browser/local-store.ts';

/**
 * The checkout form as the shopper has left it, as text behind their uid. It is in this tab's session storage, so
 * that it outlives a reload and a visit to the cart.
 */
export const checkoutDraftText = createLocalStore<string | null>(
  'checkout-typed',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);

/** Whether the shop, and not the shopper, has ended the session: then it waits for their next login. */
export const draftAwaitsLogin = createLocalStore<boolean>(
  'checkout-awaits-login',
  { parse: (text) => text === 'yes', serialize: (awaits) => (awaits ? 'yes' : null) },
  () => sessionStorage,
);

/** Deletes it unless it is this shopper's, so that the tab's next user finds nothing of theirs. */
export function dropDraftOfOthers(uid: string | undefined): void {
  if (uid === undefined && draftAwaitsLogin.get()) return;
  draftAwaitsLogin.set(false);
  if (!checkoutDraftText.get()?.startsWith(`${uid} `)) checkoutDraftText.set(null);
}
