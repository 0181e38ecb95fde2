import { mailedLink, registerShopper } from '../../api/accounts.ts';
import { blockedControls } from '../dialogs.ts';
import { expect, test } from '../shop-test.ts';
import {
  chooseFromMenu,
  fillCredentials,
  logIn,
  newEmail,
  password,
  press,
  untilLoggedIn,
} from '../signing-in.ts';
import { keepToasts } from '../toasts.ts';

test('a shopper logs in at the second try, opens every entry of the menu and logs out', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/, /Not signed in: auth\/wrong-password|auth\/invalid-credential/);
  const { email } = await registerShopper();
  await keepToasts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();

  await test.step('a wrong password is refused', async () => {
    await fillCredentials(page, email, 'not-my-password');
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
  });

  await test.step('the right one alerts and leads home', async () => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Login');
    const welcome = page.getByRole('alert').filter({ hasText: 'Login Successful!' });
    await expect(welcome).toBeVisible();
    expect(await blockedControls(welcome)).toEqual([]);
    await expect(page).toHaveURL('/');
    await untilLoggedIn(page);
  });

  await test.step('the menu opens every page and closes', async () => {
    const menu = page.getByRole('banner').getByRole('list');
    await page.getByRole('button', { name: 'User menu' }).click();

    await page.keyboard.press('Escape');
    for (const [entry, address, sign] of [
      ['Orders', '/orders', 'Your Orders'],
      ['Cart Page', '/cart', 'Shopping cart'],
      ['Check Out', '/checkout', 'Cash On Delivery'],
    ] as const) {
      await chooseFromMenu(page, entry);
      await expect(page).toHaveURL(address);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sign);
    }
  });

  await test.step('logging out on a guarded page leads to the login', async () => {
    await chooseFromMenu(page, 'LogOut');
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeHidden();
    await expect(page).toHaveURL('/login');
  });

  await logIn(page, email);
  await chooseFromMenu(page, 'Dashboard');
  await expect(page).toHaveURL('/admin');
});

test('a shopper who forgot the password chooses a new one by mail, and then another address', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/);
  const { email } = await registerShopper();
  const sent = page.getByRole('status').filter({
    hasText: 'If there is an account for this address, a mail with a link to a new password is on its way.',
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/reset-password');

  await test.step('an address without an account gets the same answer', async () => {
    await page.getByLabel('Email', { exact: true }).fill(newEmail());
    await press(page, 'Send the mail');
    await expect(sent).toBeVisible();
  });

  await test.step('the mail leads to a new password', async () => {
    await page.getByLabel('Email', { exact: true }).fill(email);
    const answer = page.waitForResponse(/accounts:sendOobCode/);
    await press(page, 'Send the mail');
    expect((await answer).status()).toBe(200);
    await expect(sent).toBeVisible();
    const link = await mailedLink(email, 'PASSWORD_RESET');
    link.searchParams.set('newPassword', 'ink-and-paper');
    expect((await page.request.get(link.href)).ok()).toBe(true);
  });

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await fillCredentials(page, email, 'ink-and-paper');
  await press(page, 'Login');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

  await test.step('a mail to another address makes that the address of the account', async () => {
    const address = newEmail();
    await page.goto('/account');
    await press(page, 'Change: E-mail');
    await page.getByLabel('New e-mail address').fill(address);
    await page.getByLabel('Current password').fill('ink-and-paper');
    await press(page, 'Send the mail');
    await expect(page.getByRole('dialog', { name: 'Look into your mailbox' })).toContainText(address);
    await press(page, 'OK');
    const link = await mailedLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    expect(link.searchParams.get('continueUrl')).toBe(new URL('/account', page.url()).href);
    expect((await page.request.get(link.href)).ok()).toBe(true);
    await page.goto('/login');
    await fillCredentials(page, address, 'ink-and-paper');
    await press(page, 'Login');
    await chooseFromMenu(page, 'Your account');
    await expect(page.getByRole('main').getByText(address).first()).toBeVisible();
  });
});
