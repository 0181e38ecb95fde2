import { createLocalStore } from '#lib/browser/local-store.ts';

/**
 * The path of the guarded page that has sent this tab's visitor to the login, or that the bank is to send them to: home
 * offers the way back.
 */
export const interruptedPage = createLocalStore<string | null>(
  'page-waits',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);
