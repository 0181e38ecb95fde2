import type { Request } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { shown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

const required = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];

asAdmin(
  'the form to add a book has every field, empty, and requires all but Trending and the cover',
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.url());
    });
    await page.goto('/dashboard/add-new-book');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Add New Book');
    for (const label of required) await expect(main.getByLabel(label, { exact: true })).toHaveValue('');
    const options = main.getByLabel('Category').locator('option');
    const names = ['Choose A Category', 'Business', 'Technology', 'Fiction', 'Horror', 'Adventure'];
    await expect(options).toHaveText(names);
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'business', 'technology', 'fiction', 'horror', 'adventure']);
    await expect(main.getByLabel('Trending')).not.toBeChecked();
    const file = main.getByLabel('Cover Image');
    await expect(file).toHaveAttribute('type', 'file');
    await expect(file).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/avif');
    await expect(main.getByText('Selected:')).toHaveCount(0);

    await main.getByRole('button', { name: 'Add Book' }).click();
    for (const label of required) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(`${label} is required`);
    }
    await expect(file).toHaveAttribute('aria-invalid', 'false');
    await expectAccessible(page);
    expect(sent).toEqual([]);
  },
);

asAdmin(
  'the form of a book is filled with what the book is, requires it, and updates it with numbers',
  async ({ page }) => {
    const cover = 'kim.480w.avif';
    const book = await addBook({ coverImage: cover, category: 'horror', trending: true });
    await page.goto(`/dashboard/edit-book/${book._id}`);
    const main = page.getByRole('main');
    const fields = {
      Title: book.title,
      Description: book.description,
      'Old Price': book.oldPrice.toFixed(2),
      'New Price': book.newPrice.toFixed(2),
    };
    const update = main.getByRole('button', { name: 'Update Book' });

    await test.step('what the book is', async () => {
      await expect(main.getByRole('heading', { level: 2 })).toHaveText('Update Book');
      for (const [label, value] of Object.entries(fields)) {
        await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
      }
      await expect(main.getByLabel('Category')).toHaveValue('horror');
      await expect(main.getByLabel('Trending')).toBeChecked();
      await expect(main.getByLabel('Cover Image URL')).toHaveValue(cover);
      await expect(main.getByLabel('Cover Image URL')).toHaveAttribute('type', 'text');
      await expect(update).toBeEnabled();
    });

    await test.step('what it requires', async () => {
      const sent: string[] = [];
      const note = (request: Request) => /\/api\//.test(request.url()) && sent.push(request.url());
      page.on('request', note);
      for (const label of Object.keys(fields)) await main.getByLabel(label, { exact: true }).fill('');
      await main.getByLabel('Category').selectOption('Choose A Category');
      await update.click();
      for (const label of required) {
        const field = main.getByLabel(label, { exact: true });
        await expect(field).toHaveAccessibleDescription(`${label} is required`);
      }
      expect(sent).toEqual([]);
      page.off('request', note);
      for (const [label, value] of Object.entries(fields)) {
        await main.getByLabel(label, { exact: true }).fill(value);
      }
      await main.getByLabel('Category').selectOption('Horror');
    });

    await test.step('the update, in which an empty cover keeps the old one', async () => {
      await main.getByLabel('New Price').fill('7.70');
      await main.getByLabel('Cover Image URL').fill('');
      const answering = page.waitForResponse('**/api/books/edit/*');
      await update.click();
      const answer = await answering;
      expect(new URL(answer.url()).pathname).toBe(`/api/books/edit/${book._id}`);
      const { title, description, category, trending, oldPrice } = book;
      const sent = { title, description, category, trending, oldPrice, newPrice: 7.7, coverImage: '' };
      expect(answer.request().postDataJSON()).toEqual(sent);
      expect((await answer.json()).book).toEqual({ ...book, newPrice: 7.7 });
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText('Book Updated');
      await expect(dialog.getByText('Your book is updated successfully!', { exact: true })).toBeVisible();
      await answerDialog(dialog, 'OK');
      await expect(main.getByLabel('Cover Image URL')).toHaveValue(cover);
      await expect(main.getByLabel('New Price')).toHaveValue('7.70');
    });
  },
);

asAdmin('All Books lists and deletes books, page after page, and See all does nothing', async ({ page }) => {
  const book = await addBook({ newPrice: 12.3 });
  await keepToasts(page);
  await page.goto('/dashboard/manage-books');
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ hasText: book.title });

  await test.step('the table', async () => {
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('All Books');
    const columns = ['#', 'Book Title', 'Category', 'Price', 'Actions'];
    await expect(main.getByRole('columnheader')).toHaveText(columns);
    await expect(row.getByRole('cell').first()).toHaveText(/^\d+$/);
    await expect(row.getByRole('rowheader')).toHaveText(book.title);
    await expect(row.getByRole('cell').nth(1)).toHaveText('Technology');
    await expect(row.getByRole('cell').nth(2)).toHaveText(shown('$12.30'));
    await expect(row.getByRole('link')).toHaveText(['Edit']);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/dashboard/edit-book/${book._id}`);
    await expect(row.getByRole('button')).toHaveText(['Delete']);
  });

  await test.step('Delete', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Book deleted successfully!' });
    await expect(toast).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('See all, and more pages', async () => {
    const rows = main.getByRole('rowheader');
    await page.getByRole('button', { name: 'See all' }).click();
    await expect(page).toHaveURL('/dashboard/manage-books');
    const numbers = page.locator('tbody tr > td:first-child');
    const from = (first: number) => Array.from({ length: 25 }, (_, index) => `${first + index}`);
    await expect(numbers).toHaveText(from(1));
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/manage-books?page=2');
    await expect(numbers).toHaveText(from(26));
    await page.reload();
    await expect(numbers).toHaveText(from(26));
    await page.goBack();
    await expect(numbers).toHaveText(from(1));
    await expect(rows).toHaveCount(25);
  });

  await test.step('on a small screen the table scrolls in its own frame', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const firstDelete = page.getByRole('button', { name: /^Delete/ }).first();
    // The list is asked for anew now and then, and other tests add and delete books.
    await expect(async () => {
      await firstDelete.scrollIntoViewIfNeeded();
      await expect(firstDelete).toBeInViewport();
    }).toPass();
  });
});
