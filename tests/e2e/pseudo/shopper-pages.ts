import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { demoBook, placeOrderOf } from '../shop-data.ts';
import { expect } from '../shop-test.ts';
import { password } from '../signing-in.ts';
import { noFaults, pageFaults } from './page-faults.ts';

/** Opens a page, and waits until nothing of it is still to come. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('[Lööåådïïñg')).toHaveCount(0);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

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

/** Opens each page of a visitor and of a shopper with an order, and fails where a width has faults; `look` sees each. */
export async function expectNoFaults(
  page: Page,
  widths: readonly number[],
  look = async (_width: number): Promise<void> => {},
): Promise<void> {
  const expectNone = async (path: string) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => pageFaults(page), `${path} at ${width} px`).toEqual(noFaults);
      await look(width);
    }
  };
  for (const path of ['/login', '/register']) await expectNone(path);
  const { _id } = await placeOrderOf(await signIn(page), [demoBook('dracula')]);
  const lists = ['/', '/browse', '/search?q=the', '/search?q=zyxwvut', '/books/frankenstein', '/wishlist'];
  const own = ['/cart', '/checkout', '/orders', `/orders/${_id}`, '/account'];
  for (const path of [...lists, ...own, '/about', '/privacy']) await expectNone(path);
}
