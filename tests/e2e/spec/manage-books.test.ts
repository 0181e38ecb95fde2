import { addBook } from '../stock.ts';
import { asAdmin, expect } from './visitors.ts';

asAdmin('All Books lists every book with its price and what can be done with it', async ({ page }) => {
  const book = await addBook({ newPrice: 12.3 });
  await page.goto('/dashboard/manage-books');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('All Books');
  await expect(main.getByRole('columnheader')).toHaveText([
    '#',
    'Book Title',
    'Category',
    'Price',
    'Actions',
  ]);
  const row = main.getByRole('row').filter({ hasText: book.title });
  await expect(row.getByRole('cell').first()).toHaveText(/^\d+$/);
  await expect(row.getByRole('rowheader')).toHaveText(book.title);
  await expect(row.getByRole('cell').nth(1)).toHaveText('Technology');
  await expect(row.getByRole('cell').nth(2)).toHaveText('$12.30');
  await expect(row.getByRole('link')).toHaveText(['Edit']);
  await expect(row.getByRole('link')).toHaveAttribute('href', `/dashboard/edit-book/${book._id}`);
  await expect(row.getByRole('button')).toHaveText(['Delete']);

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Book deleted successfully!' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

asAdmin('See all does nothing, and the rows run on as the reader scrolls', async ({ page }) => {
  await page.goto('/dashboard/manage-books');
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(page).toHaveURL('/dashboard/manage-books');
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  // The demo shop has 79 books, and a page of rows is 50.
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(79);
  // Other books come and go meanwhile.
  await expect(async () => {
    const numbers = await page.locator('tbody tr > td:first-child').allTextContents();
    expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
  }).toPass();
});
