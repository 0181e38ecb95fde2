import { expectAccessible } from '../accessibility.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';

asAdmin('the header’s search box finds books and orders, by keyboard alone', async ({ page }) => {
  const book = await addBook();
  await page.goto('/dashboard/import');
  await page.getByRole('heading', { name: 'Import books from a file' }).waitFor();
  const box = page.getByRole('banner').getByRole('searchbox');
  const found = (kind: string) => page.getByRole('banner').getByRole('region', { name: kind });

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(book.title);
  await expect(found('Books').getByRole('link', { name: book.title })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(found('Books').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(found('Books')).toHaveCount(0);

  await box.fill('Robin Page');
  const order = found('Orders').getByRole('link').first();
  await expect(order).toContainText('Robin Page');
  await order.click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
  await expect(found('Orders')).toHaveCount(0);

  await box.fill(book.title);
  // Enter takes what is found within a second and a half.
  await expect(found('Books').getByRole('link', { name: book.title })).toBeVisible();
  await expect(found('Orders')).toContainText('No order is found.');
  await box.press('Enter');
  await expect(page).toHaveURL(`/dashboard/edit-book/${book._id}`);
  await expect(page.getByRole('button', { name: 'Update Book' })).toBeVisible();

  await box.fill('robin.page@example.com');
  await box.press('Enter');
  await expect(page).toHaveURL('/dashboard/orders?q=robin.page%40example.com');
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
});
