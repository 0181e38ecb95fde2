import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { expect, test } from '../shop-test.ts';
import { expectBothFieldsRequired, fillAdminCredentials, press, storedToken } from '../signing-in.ts';
import { keepToasts } from '../toasts.ts';

test('the admin login says one sentence for every failure, and opens the dashboard with a new token', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/, /net::ERR_FAILED/, /The admin was not signed in/);
  const alert = page.locator('form').getByRole('alert');
  const sentence = 'Please provide a valid username and password';

  await test.step('its form', async () => {
    await keepToasts(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading')).toHaveText(['Admin Login']);
    const username = page.getByLabel('Username');
    await expect(username).toHaveValue('');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(page.getByText(/^©\d{4} Book Store\. All rights reserved\.$/)).toBeVisible();
    await expectBothFieldsRequired(page, 'Username', 'Login');
  });

  await test.step('a wrong password, and no connection', async () => {
    await fillAdminCredentials(page, 'not-the-password');
    await press(page, 'Login');
    await expect(alert).toHaveText(sentence);
    await page.route('**/api/auth/admin', (route) => route.abort());
    await fillAdminCredentials(page);
    const failure = page.waitForEvent('requestfailed');
    await press(page, 'Login');
    await failure;
    await expect(alert).toHaveText(sentence);
    await expect(page).toHaveURL('/admin');
    expect(await storedToken(page)).toBeNull();
    await page.unroute('**/api/auth/admin');
  });

  await test.step('the right password', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'an earlier one'));
    const login = page.waitForResponse('**/api/auth/admin');
    const statistics = page.waitForResponse('**/api/admin');
    await press(page, 'Login');
    expect((await login).request().postDataJSON()).toEqual(demoAdmin);
    const { token } = await (await login).json();
    expect(typeof token).toBe('string');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: 'Admin Login Successful!' })).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    expect((await statistics).request().headers().authorization).toBe(`Bearer ${token}`);
    const figures = await (await statistics).json();
    const names = ['totalBooks', 'totalOrders', 'totalSales', 'trendingBooks'];
    expect(Object.keys(figures).sort()).toEqual(names);
  });
});
