import { registerShopper } from '../../api/accounts.ts';
import { demoBook, placeOrderOf } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { chooseFromMenu, fillCredentials, logIn, press, untilLoggedIn } from '../signing-in.ts';

asShopper(
  "a signed-in shopper stays so after a reload, in the browser's indexed storage",
  async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases).toContain('firebaseLocalStorageDb');
  },
);

test('without indexed storage the session storage keeps the sign-in, and without that the page does', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Local storage cannot be written/);
  const { email } = await registerShopper();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed here.', 'SecurityError');
    };
  });
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
  await logIn(page, email);
  expect(await kept()).toContain('firebase:authUser');
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Nothing fits.', 'QuotaExceededError');
    };
  });
  await logIn(page, email);
  expect(await kept()).not.toContain('firebase:authUser');
});

asShopper(
  "after one shopper another one in the same tab never sees the first one's orders",
  async ({ page, shopper }) => {
    const [firstName, secondName] = [`Reader ${crypto.randomUUID()}`, `Reader ${crypto.randomUUID()}`];
    const second = await registerShopper();
    await placeOrderOf(shopper, [demoBook('kim')], { name: firstName });
    await page.goto('/orders');
    await expect(page.getByText(firstName)).toBeVisible();

    await chooseFromMenu(page, 'LogOut');
    await expect(page.getByText(firstName)).toBeHidden();
    await page.evaluate((name) => {
      new MutationObserver(() => {
        const { dataset, innerText } = document.body;
        if (innerText.includes(name)) dataset.sawForeignOrder = 'yes';
        if (innerText.trim() === '') dataset.wasBlank = 'yes';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, firstName);
    await fillCredentials(page, second.email);
    await press(page, 'Login');
    await untilLoggedIn(page);
    await chooseFromMenu(page, 'Orders');
    await expect(page.getByText('No orders found')).toBeVisible();
    await placeOrderOf(second, [demoBook('kim')], { name: secondName });
    await expect(page.getByText(secondName)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('body')).not.toHaveAttribute('data-saw-foreign-order');
    await expect(page.locator('body')).not.toHaveAttribute('data-was-blank');
  },
);
