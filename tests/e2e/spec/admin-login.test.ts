import { fillAdminCredentials } from '../people.ts';
import { expect, test } from './visitors.ts';

test('the admin login has a username, a password and a copyright line', async ({ page }) => {
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
});

test('a good admin login replaces an earlier token, alerts and opens the dashboard', async ({ page }) => {
  await page.goto('/admin');
  await page.evaluate(() => localStorage.setItem('token', 'an earlier one'));
  await fillAdminCredentials(page);
  const answer = page.waitForResponse('**/api/auth/admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { token } = await (await answer).json();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'Admin Login Successful!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
});

test('a refused admin login says one sentence, whatever the reason, in the form', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 401/, /net::ERR_FAILED/, /The admin was not signed in/);
  await page.goto('/admin');
  await fillAdminCredentials(page, 'not-the-password');
  const alert = page.locator('form').getByRole('alert');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(alert).toHaveText('Please provide a valid username and password');

  await page.route('**/api/auth/admin', (route) => route.abort());
  await page.getByLabel('Password', { exact: true }).fill('read-more-books');
  await login.click();
  await expect(login).toHaveAttribute('aria-busy', 'false');
  await expect(alert).toHaveText('Please provide a valid username and password');
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
