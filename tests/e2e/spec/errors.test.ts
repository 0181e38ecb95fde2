import { hostOf } from '../../emulators/project.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { fillAdminCredentials, fillCredentials, newEmail } from '../people.ts';
import { addBook, putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, asShopper, expect, test } from './visitors.ts';

// Each failure is a real one: a request that does not arrive, a wrong password, a read that is denied.
const cutOff = /net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

test('the sign-in pages name their failures', async ({ page, troubles }) => {
  troubles.expect(cutOff, /status of 401/, /Not signed in/, /Google sign-in failed/, /was not signed in/);
  await test.step('login without the authentication provider', async () => {
    await page.goto('/login');
    await page.route(`http://${hostOf('auth')}/**`, (route) => route.abort());
    await fillCredentials(page, newEmail());
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
  });
  await test.step('Google without the authentication provider', async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Google sign-in failed');
    await answerDialog(dialog, 'OK');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });
  await test.step('registration without the authentication provider', async () => {
    await page.goto('/register');
    await fillCredentials(page, newEmail());
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('please provide a valid email and password');
  });
  await test.step('admin login with a wrong password', async () => {
    await page.goto('/admin');
    await fillAdminCredentials(page, 'wrong');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please provide a valid username and password');
  });
});

asShopper(
  'an order that cannot be placed says so and keeps form and cart',
  async ({ page, troubles, context }) => {
    troubles.expect(cutOff, /The order was not placed/, /could not be checked/);
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    await fillDelivery(page);
    await context.setOffline(true);
    await placeOrder(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Failed to place an order');
    await answerDialog(dialog, 'OK');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Reader');
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    await expect(placeOrder(page)).toBeEnabled();
  },
);

asShopper('orders that the database refuses say so', async ({ page, shopper, troubles }) => {
  troubles.expect(/FirebaseError: \nfalse for 'list'/);
  // Asks for somebody else's orders, which the rules deny.
  await page.route(`http://${hostOf('firestore')}/**/Listen/channel?**`, async (route) => {
    const postData = route.request().postData()?.replaceAll(shopper.uid, 'f'.repeat(28));
    await route.continue(postData === undefined ? {} : { postData });
  });
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error getting orders data');
});

test('a book that is in the cart already warns', async ({ page }) => {
  await putIntoCart(page, demoBook('kim'));
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Already Added to the Cart');
});

asAdmin('inventory commands that fail say so', async ({ page, troubles }) => {
  troubles.expect(cutOff, /The book was not (added|updated|deleted)/);
  const book = await addBook();
  const dialog = page.getByRole('dialog');
  const ok = dialog.getByRole('button', { name: 'OK' });

  await page.goto('/dashboard/add-new-book');
  await page.route(/\/api\/books\//, (route) => route.abort());
  await page.getByLabel('Title', { exact: true }).fill('Kept');
  await page.getByLabel('Description').fill('Kept, too.');
  await page.getByLabel('Category').selectOption('Horror');
  await page.getByLabel('Old Price').fill('2');
  await page.getByLabel('New Price').fill('1');
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Failed to add book.Please try again');
  await ok.click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept');

  await page.goto(`/dashboard/edit-book/${book._id}`);
  await page.getByLabel('New Price').fill('1');
  await page.getByRole('button', { name: 'Update Book' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Failed to update book.');
  await ok.click();
  await expect(page.getByLabel('New Price')).toHaveValue('1');

  await page.goto('/dashboard/manage-books');
  await page.getByRole('button', { name: `Delete ${book.title}` }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Failed to delete book. Please try again.');
  await ok.click();
  await expect(page.getByRole('row').filter({ hasText: book.title })).toHaveCount(1);
});
