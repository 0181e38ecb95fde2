import { putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, expect, test } from './visitors.ts';

test('login, registration and admin login need both of their fields', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  for (const [path, button, first] of [
    ['/login', 'Login', 'Email'],
    ['/register', 'Register', 'Email'],
    ['/admin', 'Login', 'Username'],
  ] as const) {
    await page.goto(path);
    const name = page.getByLabel(first, { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/required/);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(/required/);
    await name.fill('reader');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  }
  expect(asked).toEqual([]);
});

test('a book enters the cart once; the warning is exact and changes nothing', async ({ page }) => {
  await putIntoCart(page, demoBook('kim'));
  const badge = page.getByRole('link', { name: 'Cart, books: 1' });
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Already Added to the Cart');
  await expect(dialog.getByText("You won't be able to revert this!", { exact: true })).toBeVisible();
  await expect(dialog.locator('.swal2-icon.swal2-warning')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['OK!', 'Cancel']);
  await dialog.getByRole('button', { name: 'OK!' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(badge).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

asAdmin('a book needs title, description, category and both prices, and nothing else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()));
  const required = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];
  await page.goto('/dashboard/add-new-book');
  await page.getByRole('button', { name: 'Add Book' }).click();
  for (const label of required) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(`${label} is required`);
  }
  await expect(page.getByLabel('Cover Image')).toHaveAttribute('aria-invalid', 'false');

  await page.goto('/dashboard/edit-book/kim');
  for (const label of ['Title', 'Description', 'Old Price', 'New Price']) {
    await page.getByLabel(label, { exact: true }).fill('');
  }
  await page.getByLabel('Category').selectOption('Choose A Category');
  await page.getByRole('button', { name: 'Update Book' }).click();
  for (const label of required) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(`${label} is required`);
  }
  expect(asked).toEqual([]);
});
