import { registerShopper } from '../../api/accounts.ts';
import { chooseFromMenu, fillCredentials, logIn, newShopperOn, password } from '../people.ts';
import { expect, test } from '../shop-test.ts';

test('a shopper logs in, opens every entry of the menu and logs out', async ({ page }) => {
  const { email } = await registerShopper();
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await chooseFromMenu(page, 'Orders');
  await expect(page.getByText('No orders found')).toBeVisible();
  await chooseFromMenu(page, 'Cart Page');
  await expect(page.getByText('No produt found')).toBeVisible();
  await chooseFromMenu(page, 'Check Out');
  await expect(page.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible();
  await chooseFromMenu(page, 'LogOut');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');

  await logIn(page, email);
  await chooseFromMenu(page, 'Dashboard');
  await expect(page).toHaveURL('/admin');
});

test('a wrong password is refused and what was typed stays', async ({ page, troubles }) => {
  troubles.expect(/status of 400/, /Not signed in: auth\/wrong-password|auth\/invalid-credential/);
  const { email } = await registerShopper();
  await page.goto('/login');
  await fillCredentials(page, email, 'not-my-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-my-password');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an e-mail that has an account cannot be registered again', async ({ page, troubles }) => {
  troubles.expect(/status of 400/, /Not signed in: auth\/email-already-in-use/);
  const { email } = await registerShopper();
  await page.goto('/register');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('please provide a valid email and password');
  await expect(page).toHaveURL('/register');
});

test('strangers are led from orders and checkout to the login', async ({ page }) => {
  for (const guarded of ['/orders', '/checkout']) {
    await page.goto(guarded);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  }
});

test('a signed-in shopper who opens a deep link never sees the login', async ({ page }) => {
  await newShopperOn(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

  await page.goto('/orders');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible();
  expect([...new Set(visited)]).toEqual(['/orders', '/checkout']);
});
