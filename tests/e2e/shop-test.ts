import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { type CdnProxy, openCdnProxy } from '../cdn/cdn-proxy.ts';
import { BrowserErrors } from './browser-errors.ts';
import { endLiveListsOnClose } from './live-lists.ts';
import { adminToken } from './shop-data.ts';
import { logIn } from './signing-in.ts';

export { expect };

interface ShopFixtures {
  /** An unexpected error fails the test. */
  browserErrors: BrowserErrors;
  /** A browser that shares nothing with the first, as on another computer. */
  newVisitor: () => Promise<Page>;
}

/** The storage of a browser in which a shopper has signed in, as JSON, and its names for that shopper. */
interface SignedInBrowser {
  state: string;
  shopper: SignedInShopper;
}

interface WorkerFixtures {
  /** In front of the shop, for every page of every test; `baseURL` is its address. */
  cdn: CdnProxy;
  signedInBrowser: SignedInBrowser;
}

/** With a fresh browser. */
export const test = base.extend<ShopFixtures, WorkerFixtures>({
  cdn: [
    async ({ browserName: _ }, use) => {
      const cdn = await openCdnProxy();
      await use(cdn);
      await cdn.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ cdn }, use) => {
    // What earlier tests have left there would make a test depend on their order.
    cdn.purge();
    cdn.cut(false);
    await use(cdn.address);
  },

  browserErrors: [
    async ({ context }, use) => {
      const errors = new BrowserErrors();
      await errors.watch(context);
      endLiveListsOnClose(context);
      await use(errors);
      expect(errors.unexpected(), 'errors in the browser that no test has announced').toEqual([]);
    },
    { auto: true },
  ],

  newVisitor: async ({ browser, browserErrors, storageState }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(storageState === undefined ? {} : { storageState });
      contexts.push(context);
      await browserErrors.watch(context);
      endLiveListsOnClose(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  signedInBrowser: [
    async ({ browser, cdn }, use) => {
      const { email } = await registerShopper();
      const context = await browser.newContext({ baseURL: cdn.address });
      const page = await context.newPage();
      const answer = page.waitForResponse(/accounts:signInWithPassword/);
      await logIn(page, email);
      const { localId: uid, idToken: token, refreshToken } = await (await answer).json();
      const state = JSON.stringify(await context.storageState({ indexedDB: true }));
      await context.close();
      await use({ state, shopper: { uid, email, token, refreshToken } });
    },
    { scope: 'worker' },
  ],
});

/** A new shopper is signed in, without the seconds that the form of the login takes. */
export const asShopper = test.extend<{ shopper: SignedInShopper }>({
  shopper: async ({ browserName: _ }, use) => use(await registerShopper()),
  storageState: ({ signedInBrowser, shopper }, use) => {
    const { state, shopper: earlier } = signedInBrowser;
    const names = ['uid', 'email', 'token', 'refreshToken'] as const;
    return use(
      JSON.parse(names.reduce((text, name) => text.replaceAll(earlier[name], shopper[name]), state)),
    );
  },
});

/** Keeps the token of a running admin session. Other tests use it, too: it must not log out. */
export const asAdmin = test.extend({
  storageState: async ({ cdn }, use) => {
    const token = { name: 'token', value: await adminToken() };
    await use({ cookies: [], origins: [{ origin: cdn.address, localStorage: [token] }] });
  },
});
