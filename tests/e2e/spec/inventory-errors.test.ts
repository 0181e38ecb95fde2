import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { fillBook } from '../book-form.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';

asAdmin(
  'inventory commands that fail say so and keep the form',
  holds('errors/inventory', 'errors/edit-book', 'update-book/states', 'everybody/accessible'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/net::ERR_FAILED/, /The book was not (added|updated|deleted)/);
    const book = await addBook();
    const dialog = page.getByRole('dialog');

    await test.step('adding', async () => {
      await page.goto('/dashboard/add-new-book');
      await page.route(/\/api\/books\//, (route) => route.abort());
      await fillBook(page, { Title: 'Kept' });
      await page.getByRole('button', { name: 'Add Book' }).click();
      await expect(dialog.getByRole('heading')).toHaveText('Failed to add book.Please try again');
      await answerDialog(dialog, 'OK');
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept');
    });

    await test.step('updating', async () => {
      await page.goto(`/dashboard/edit-book/${book._id}`);
      await page.getByLabel('New Price').fill('1');
      await page.getByRole('button', { name: 'Update Book' }).click();
      await expect(dialog.getByRole('heading')).toHaveText('Failed to update book.');
      await answerDialog(dialog, 'OK');
      await expect(page.getByLabel('New Price')).toHaveValue('1');
    });

    await test.step('deleting', async () => {
      await page.goto('/dashboard/manage-books');
      await page.getByRole('button', { name: `Delete ${book.title}` }).click();
      await expect(dialog.getByRole('heading')).toHaveText('Failed to delete book. Please try again.');
      await expectAccessible(page);
      await answerDialog(dialog, 'OK');
      await expect(page.getByRole('row').filter({ hasText: book.title })).toHaveCount(1);
    });

    await test.step('a book that is not there', async () => {
      await page.goto('/dashboard/edit-book/no-such-book');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error fetching book data');
      await expect(page.getByRole('button', { name: 'Update Book' })).toHaveCount(0);
      await expectAccessible(page);
    });
  },
);
