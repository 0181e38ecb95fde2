import { answerDialog, waitByClock } from '../dialogs.ts';
import { stubGoogle } from '../google-api-stub.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { newEmail } from '../signing-in.ts';
import { keepToasts } from '../toasts.ts';

test.beforeEach(({ context }) => stubGoogle(context));

test('a shopper signs in with Google', async ({ page }) => {
  const email = newEmail();
  await keepToasts(page);
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opening;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gale Reader');
  await popup.locator('#sign-in').click();

  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await putIntoCart(page, demoBook('kim'));
  await page.goto('/checkout');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
});

test('a closed popup is a failed Google sign-in', async ({ page, browserErrors }) => {
  browserErrors.expect(/Google sign-in failed: auth\/popup-closed-by-user/);
  await page.clock.install();
  await page.goto('/register');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opening;
  await popup.close();

  const failure = page.getByRole('dialog', { name: 'Google sign-in failed' });
  await waitByClock(page, failure);
  await answerDialog(failure, 'OK');
  await expect(failure).toBeHidden();
  await expect(page).toHaveURL('/register');
});
