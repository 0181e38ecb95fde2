import type { Locator } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { fillCredentials } from '../people.ts';
import { expect, test } from '../shop-test.ts';
import { addBook } from '../stock.ts';

/** What of the header cannot be pressed while a toast is there; asked within the page, before the toast goes. */
function blockedControls(toast: Locator): Promise<string[]> {
  return toast.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Account and cart"] :is(a, button)')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ outerHTML }) => outerHTML),
  );
}

test('toasts leave the header within reach', async ({ page }) => {
  const { _id, title } = await addBook();
  const { email } = await registerShopper();
  await page.goto('/login');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const welcome = page.getByRole('alert').filter({ hasText: 'Login Successful!' });
  expect(await blockedControls(welcome)).toEqual([]);

  await page.goto(`/books/${_id}`);
  await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
  const added = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
  expect(await blockedControls(added)).toEqual([]);
});
