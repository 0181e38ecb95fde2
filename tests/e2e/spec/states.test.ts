import { registerShopper } from '../../api/accounts.ts';
import { hostOf } from '../../emulators/project.ts';
import { answerDialog } from '../dialogs.ts';
import { logIn, logInAdmin } from '../people.ts';
import { demoBook } from './demo-book.ts';
import { holdBack } from './hold-back.ts';
import { asShopper, expect, test } from './visitors.ts';

test('strangers on guarded pages are led to the login, or to the admin login', async ({ page }) => {
  for (const path of ['/orders', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  for (const path of ['', '/add-new-book', '/edit-book/kim', '/manage-books', '/no-such-page']) {
    await page.goto(`/dashboard${path}`);
    await expect(page).toHaveURL('/admin');
  }
  await page.evaluate(() => localStorage.setItem('token', ''));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin');
});

asShopper('a guarded page loads first and never shows the login to a signed-in shopper', async ({ page }) => {
  for (const path of ['/orders', '/checkout']) {
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    const go = await holdBack(page, '**/assets/auth-*.js');
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText('Loading...');
    go();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(seen)).toEqual(new Set([path]));
    page.removeAllListeners('framenavigated');
  }
});

asShopper('logging out on a guarded page leads to the login', async ({ page }) => {
  await page.goto('/orders');
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL('/login');
});

test('who is signed in stays so after a reload, in the browser’s indexed storage', async ({
  browser,
  knownShopper,
}) => {
  const context = await browser.newContext({ storageState: knownShopper.state });
  const page = await context.newPage();
  await page.goto(`http://${hostOf('hosting')}/about`);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toContain('firebaseLocalStorageDb');
  await context.close();
});

test('without indexed storage the session remembers who is signed in, and without that the page does', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Local storage cannot be written/);
  const { email } = await registerShopper();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed here.', 'SecurityError');
    };
  });
  await logIn(page, email);
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
  expect(kept).toContain('firebase:authUser');
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Nothing fits.', 'QuotaExceededError');
    };
  });
  await logIn(page, email);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('firebase:authUser');
});

test('the cart appends a new book, tells of one it has, removes and clears', async ({ page }) => {
  const ids = ['kim', 'dracula'] as const;
  const items = page.getByRole('main').getByRole('listitem');
  for (const id of ids) {
    await page.goto(`/books/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('Already Added to the Cart');
  await answerDialog(page.getByRole('dialog'), 'Cancel');
  await page.goto('/cart');
  await expect(items.getByRole('heading')).toHaveText(ids.map((id) => demoBook(id).title));
  await page.getByRole('button', { name: 'Remove Kim' }).click();
  await expect(items.getByRole('heading')).toHaveText(['Dracula']);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(items).toHaveCount(0);
});

test('an admin session ends after 3600 seconds: alert, no token, home', async ({ page }) => {
  await page.clock.install();
  await logInAdmin(page);
  await expect(page.getByText('Products', { exact: true })).toBeVisible();
  await page.clock.runFor(3_590_000);
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
    'Token has been expired!,Plesase login again',
  );
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
