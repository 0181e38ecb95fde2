import { createLocalStore } from '#lib/browser/local-store.ts';

/** The guarded page from which this tab's visitor went to the login or to the bank: home offers the way back. */
export const interruptedPage = createLocalStore<string | null>(
  'page-waits',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);
