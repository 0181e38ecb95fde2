import { createLocalStore } from '#lib/browser/local-store.ts';

/**
 * What a shopper has typed at the checkout, as text behind their uid. It is in this tab's session storage, so that the
 * cart or a reload in between costs nothing that was typed.
 */
export const checkoutDraftText = createLocalStore<string | null>(
  'checkout-typed',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);

/** Forgets it unless it is this shopper's: nothing of theirs is left to whoever uses the tab next. */
export function dropDraftOfOthers(uid: string | undefined): void {
  if (!checkoutDraftText.get()?.startsWith(`${uid} `)) checkoutDraftText.set(null);
}
