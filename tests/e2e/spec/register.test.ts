import { fillCredentials, newEmail } from '../people.ts';
import { expect, test } from './visitors.ts';

test('the registration asks for e-mail and password and leads to the login', async ({ page }) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('');
  const password = main.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(main.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
  await expect(main.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a good registration alerts, and the new shopper is signed in', async ({ page }) => {
  await page.goto('/register');
  await fillCredentials(page, newEmail());
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'User registered successfully!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
});

test('a password of three letters is refused, and what was typed stays', async ({ page, troubles }) => {
  troubles.expect(/status of 400/, /Not signed in: auth\//);
  const email = newEmail();
  await page.goto('/register');
  await fillCredentials(page, email, 'abc');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('please provide a valid email and password');
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});
