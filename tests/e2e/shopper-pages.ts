import type { Page } from '@playwright/test';
import { registerShopper } from '../api/accounts.ts';
import { noFaults, pageFaults } from './page-faults.ts';
import { demoBook, placeOrderOf } from './shop-data.ts';
import { expect } from './shop-test.ts';
import { password } from './signing-in.ts';

/** Of a shop in another language; waits until nothing of the page is still to come. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^(\[Lööåådïïñg|Wird geladen)/)).toHaveCount(0);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** Through the form, whose labels are in another language, with a book in the cart. */
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

/** Opens each page of a visitor and of a shopper with an order. */
export async function visitShopperPages(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  const visit = async (path: string) => {
    await openWhole(page, path);
    await look(path);
  };
  for (const path of ['/login', '/register', '/reset-password']) await visit(path);
  const { _id } = await placeOrderOf(await signIn(page), [demoBook('dracula')]);
  const lists = ['/', '/browse', '/search?q=the', '/search?q=zyxwvut', '/books/frankenstein', '/wishlist'];
  const own = ['/cart', '/checkout', '/orders', `/orders/${_id}`, '/account'];
  for (const path of [...lists, ...own, '/about', '/privacy']) await visit(path);
}

/** Fails where a page has faults at a width; `look` gets it at each. */
export async function expectNoFaults(
  page: Page,
  path: string,
  widths: readonly number[],
  look = async (_width: number): Promise<void> => {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => pageFaults(page), `${path} at ${width} px`).toEqual(noFaults);
    await look(width);
  }
}
