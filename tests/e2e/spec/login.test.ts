import { registerShopper } from '../../api/accounts.ts';
import { fillCredentials } from '../people.ts';
import { expect, test } from './visitors.ts';

test('the login asks for e-mail and password and offers the three ways in', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  const password = main.getByLabel('Password', { exact: true });
  await expect(email).toHaveValue('');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  for (const name of ['Login', 'Login As Admin', 'Sign in with Google']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeEnabled();
  }
  await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');

  await password.fill('paper-and-ink');
  await main.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await main.getByRole('button', { name: 'Login As Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a good login alerts and leads home', async ({ page }) => {
  const { email } = await registerShopper();
  await page.goto('/login');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Login Successful!' })).toBeVisible();
});

test('a wrong password says so and keeps what was typed', async ({ page, troubles }) => {
  troubles.expect(/status of 400/, /Not signed in: auth\//);
  const { email } = await registerShopper();
  await page.goto('/login');
  await fillCredentials(page, email, 'not-this-one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-this-one');
});
