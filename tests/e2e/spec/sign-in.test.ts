import { registerShopper } from '../../api/accounts.ts';
import { hostOf } from '../../emulators/project.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog, waitByClock } from '../dialogs.ts';
import { stubGoogle } from '../google-api-stub.ts';
import { expect, test } from '../shop-test.ts';
import { expectBothFieldsRequired, fillCredentials, newEmail, press } from '../signing-in.ts';

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
  await password.fill('');
  await expectBothFieldsRequired(page, 'Email', 'Login');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Login As Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the registration asks for e-mail and password, and keeps what was typed when it is refused', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/, /Not signed in: auth\//);
  await page.goto('/register');
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  const password = main.getByLabel('Password', { exact: true });
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(password).toHaveAccessibleDescription('At least 6 characters.');
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
});

test('without the authentication provider login, Google and registration name their failures', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/, /Not signed in/, /Google sign-in failed/);
  await stubGoogle(page.context());
  await page.clock.install();
  await page.goto('/login');
  await page.context().route(`http://${hostOf('auth')}/**`, (route) => route.abort());
  await fillCredentials(page, newEmail());
  await press(page, 'Login');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Please provide a valid email and password', { exact: true })).toBeVisible();
  await expect(alert).toContainText('The shop could not be reached.');

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
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await fillCredentials(page, newEmail());
  await press(page, 'Register');
  await expect(alert.getByText('please provide a valid email and password', { exact: true })).toBeVisible();
});
