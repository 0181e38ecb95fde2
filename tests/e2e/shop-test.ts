import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { hostOf } from '../emulators/project.ts';
import { googleApiAddress, googleApiStub } from './google-api-stub.ts';
import { Troubles } from './troubles.ts';

interface ShopFixtures {
  /** An unexpected one fails the test. */
  troubles: Troubles;
  /** Opens the shop on another computer: a browser that shares nothing with the first. */
  newVisitor: () => Promise<Page>;
}

const home = new URL(`http://${hostOf('hosting')}`).hostname;

/** Nothing may need the internet: Google's script is answered here, and the Auth emulator's pages lose their looks. */
async function keepOffline(context: BrowserContext, troubles: Troubles): Promise<void> {
  await context.route(
    (url) => url.hostname !== home && url.protocol.startsWith('http'),
    async (route) => {
      const address = route.request().url();
      if (address.startsWith(googleApiAddress)) {
        await route.fulfill({ contentType: 'text/javascript', body: googleApiStub });
      } else if (
        route
          .request()
          .frame()
          .url()
          .startsWith(`http://${hostOf('auth')}/`)
      ) {
        await route.fulfill({ body: '' });
      } else {
        troubles.note(`asked the internet: ${address}`);
        await route.abort();
      }
    },
  );
}

export const test = base.extend<ShopFixtures>({
  troubles: [
    async ({ context }, use) => {
      const troubles = new Troubles();
      await troubles.watch(context);
      await keepOffline(context, troubles);
      await use(troubles);
      expect(troubles.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  newVisitor: async ({ browser, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await troubles.watch(context);
      await keepOffline(context, troubles);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
