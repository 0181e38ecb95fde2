import type { BrowserContextOptions } from '@playwright/test';
import { registerShopper, type SignedInShopper, signInAdmin } from '../../api/accounts.ts';
import { shopAddress } from '../../emulators/project.ts';
import { logIn } from '../people.ts';
import { expect, test as shopTest } from '../shop-test.ts';

export { expect };

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Known {
  knownShopper: { shopper: SignedInShopper; state: StorageState };
  adminToken: string;
}

/** A browser that the shop has never seen. */
export const test = shopTest.extend<object, Known>({
  knownShopper: [
    async ({ browser }, use) => {
      const shopper = await registerShopper();
      const context = await browser.newContext({ baseURL: shopAddress });
      await logIn(await context.newPage(), shopper.email);
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await use({ shopper, state });
    },
    { scope: 'worker' },
  ],
  adminToken: [async ({ browserName: _ }, use) => use(await signInAdmin()), { scope: 'worker' }],
});

/** A browser in which a shopper is signed in. Others use that shopper, too: it must not place orders. */
export const asShopper = test.extend<{ shopper: SignedInShopper }>({
  shopper: ({ knownShopper }, use) => use(knownShopper.shopper),
  storageState: ({ knownShopper }, use) => use(knownShopper.state),
});

/** A browser that keeps the token of a running admin session. Others use it, too: it must not log out. */
export const asAdmin = test.extend({
  storageState: ({ adminToken }, use) =>
    use({
      cookies: [],
      origins: [{ origin: shopAddress, localStorage: [{ name: 'token', value: adminToken }] }],
    }),
});
