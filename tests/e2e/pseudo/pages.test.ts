import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { demoBook, placeOrderOf } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { password } from '../signing-in.ts';
import { noFaults, pageFaults } from './page-faults.ts';

// The shop in a language of tests that is read from right to left (see web/build/words/pseudo-locale.ts).

test.use({ reducedMotion: 'reduce' });

const widths = [360, 1536];

/** Signs a new shopper in through the form, whose labels are in the language of tests, with a book in the cart. */
async function signIn(page: Page) {
  const shopper = await registerShopper();
  await page.goto('/login');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([demoBook('kim')]));
  await page.locator('main [type=email]').fill(shopper.email);
  await page.locator('main [type=password]').fill(password);
  await page.locator('main [type=password]').press('Enter');
  await expect(page).toHaveURL('/');
  return shopper;
}

test('read from right to left and with longer words, no page of a shopper is cut, and axe finds nothing', async ({
  page,
}) => {
  const shopper = await signIn(page);
  const { _id } = await placeOrderOf(shopper, [demoBook('dracula')]);
  const lists = ['/', '/browse', '/search?q=the', '/search?q=zyxwvut', '/books/frankenstein', '/wishlist'];
  const own = ['/cart', '/checkout', '/orders', `/orders/${_id}`, '/account'];
  for (const path of [...lists, ...own, '/about', '/privacy']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => pageFaults(page), `${path} at ${width} px`).toEqual(noFaults);
        if (width === 360) await expectAccessible(page);
      }
    });
  }
});
