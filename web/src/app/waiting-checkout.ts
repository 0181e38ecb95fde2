import { createLocalStore } from '#lib/local-store.ts';

/** Whether the checkout has sent this tab's visitor to the login, so that home offers the way back. */
export const waitingCheckout = createLocalStore<boolean>(
  'checkout-waits',
  { parse: Boolean, serialize: (waits) => (waits ? 'yes' : null) },
  () => sessionStorage,
);
