import { changePassword, registerShopper } from '../../api/accounts.ts';
import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { holdRequests } from '../hold-requests.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { fillCredentials, logIn, press } from '../signing-in.ts';

test('without a signed-in shopper or a token guarded pages lead to the login or to the admin login', async ({
  page,
}) => {
  for (const path of ['/orders', '/orders/any-order', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  }
  for (const path of ['', '/add-new-book', '/edit-book/kim', '/manage-books', '/no-such-page']) {
    await page.goto(`/dashboard${path}`);
    await expect(page).toHaveURL('/admin');
  }
  await page.evaluate(() => localStorage.setItem('token', ''));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin');
});

asShopper('a guarded page loads first and never shows the login to a signed-in shopper', async ({ page }) => {
  for (const path of ['/orders', '/checkout']) {
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    const release = await holdRequests(page, '**/assets/auth-*.js');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(seen)).toEqual(new Set([path]));
    page.removeAllListeners('framenavigated');
  }
});

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
  'a session that was ended elsewhere leads from the checkout to the login and back, with what was typed',
  async ({ page, shopper, browserErrors }) => {
    browserErrors.expect(/status of 40[01]/, /The order was not placed/);
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    await fillDelivery(page);
    await changePassword(shopper, 'ink-and-paper');
    await placeOrder(page).click();
    const refused = page.getByRole('dialog', { name: 'Failed to place an order' });
    await expect(refused).toContainText('Please log in again');
    await answerDialog(refused, 'OK');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText(/^Please log in again/)).toBeVisible();
    await fillCredentials(page, shopper.email, 'ink-and-paper');
    await press(page, 'Login');
    await expect(page).toHaveURL('/checkout');
    for (const [label, text] of Object.entries(delivery))
      await expect(page.getByLabel(label)).toHaveValue(text);
    await page.getByRole('checkbox').check();
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  },
);
