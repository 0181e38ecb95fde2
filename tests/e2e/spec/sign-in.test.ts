import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { hostOf } from '../../emulators/project.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog, waitByClock } from '../dialogs.ts';
import { stubGoogle } from '../google-api-stub.ts';
import { expect, test } from '../shop-test.ts';
import { fillAdminCredentials, fillCredentials, newEmail } from '../signing-in.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Fails when the form sends anything before both of its fields are filled in. */
async function expectBothFieldsRequired(page: Page, label: string, button: string): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const name = page.getByLabel(label, { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await press(page, button);
  for (const field of [name, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/required/);
  }
  await name.fill('reader');
  await press(page, button);
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
}

test(
  'the login asks for e-mail and password and offers the three ways in',
  holds('login/form', 'shop/sign-in', 'validation/credentials', 'everybody/fields', 'everybody/accessible'),
  async ({ page }) => {
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
    await password.fill('');
    await expectBothFieldsRequired(page, 'Email', 'Login');
    await expectAccessible(page);

    await main.getByRole('button', { name: 'Login As Admin' }).click();
    await expect(page).toHaveURL('/admin');
  },
);

test(
  'the registration asks for e-mail and password, and keeps what was typed when it is refused',
  holds('register/form', 'errors/sign-in', 'validation/credentials', 'everybody/fields'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 400/, /Not signed in: auth\//);
    await page.goto('/register');
    const main = page.getByRole('main');
    const email = main.getByLabel('Email', { exact: true });
    const password = main.getByLabel('Password', { exact: true });
    await expect(email).toHaveValue('');
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(main.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
    await expect(main.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    await expectBothFieldsRequired(page, 'Email', 'Register');

    const alert = page.getByRole('alert');
    const refused = [
      { why: 'a password of three letters', email: newEmail(), word: 'abc' },
      { why: 'an e-mail that has an account', email: (await registerShopper()).email, word: 'paper-and-ink' },
    ];
    for (const { why, email: address, word } of refused) {
      await test.step(why, async () => {
        await fillCredentials(page, address, word);
        const refusal = page.waitForResponse(/accounts:signUp/);
        await press(page, 'Register');
        await refusal;
        await expect(alert).toHaveText('please provide a valid email and password');
        await expect(page).toHaveURL('/register');
        await expect(email).toHaveValue(address);
        await expect(password).toHaveValue(word);
      });
    }
    await main.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'the admin login says one sentence for every failure, and opens the dashboard with a new token',
  holds(
    'admin-login/form',
    'admin-login/success',
    'shop/one-admin',
    'states/admin-login',
    'validation/credentials',
    'errors/admin-login',
    'errors/sign-in',
    'data/admin-login',
    'data/statistics',
    'calls/admin',
    'everybody/accessible',
  ),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 401/, /net::ERR_FAILED/, /The admin was not signed in/);
    const alert = page.locator('form').getByRole('alert');
    const sentence = 'Please provide a valid username and password';

    await test.step('its form', async () => {
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
      await expectAccessible(page);
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
  },
);

test(
  'without the authentication provider login, Google and registration name their failures',
  holds('errors/sign-in', 'errors/provider', 'constants/dialogs', 'everybody/accessible'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/net::ERR_FAILED/, /Not signed in/, /Google sign-in failed/);
    await stubGoogle(page.context());
    await page.clock.install();
    await page.goto('/login');
    await page.context().route(`http://${hostOf('auth')}/**`, (route) => route.abort());
    await fillCredentials(page, newEmail());
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
    await expectAccessible(page);

    await test.step('Google', async () => {
      await press(page, 'Sign in with Google');
      const dialog = page.getByRole('dialog', { name: 'Google sign-in failed' });
      await waitByClock(page, dialog);
      await expect(dialog.getByRole('button')).toHaveText(['OK']);
      await expect(dialog.locator('.swal2-deny')).toHaveText('No');
      await expect(dialog.locator('.swal2-cancel')).toHaveText('Cancel');
      await expectAccessible(page);
      await answerDialog(dialog, 'OK');
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    });

    await page.getByRole('link', { name: 'Register' }).click();
    await fillCredentials(page, newEmail());
    await press(page, 'Register');
    await expect(page.getByRole('alert')).toHaveText('please provide a valid email and password');
  },
);
