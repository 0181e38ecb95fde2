import { createLocalStore } from '#lib/browser/local-store.ts';

/** Of which payment this tab has gone to the bank, behind the shopper's uid: who comes back by Back learns what is true. */
export const paymentAtBank = createLocalStore<string | null>(
  'payment-at-bank',
  { parse: (text) => text, serialize: (text) => text },
  () => sessionStorage,
);
