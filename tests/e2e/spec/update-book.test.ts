import { answerDialog } from '../dialogs.ts';
import { addBook } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, expect } from './visitors.ts';

asAdmin('the form of a book is filled with what the book is', async ({ page }) => {
  const book = demoBook('frankenstein');
  await page.goto('/dashboard/edit-book/frankenstein');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Update Book');
  await expect(main.getByLabel('Title', { exact: true })).toHaveValue(book.title);
  await expect(main.getByLabel('Description')).toHaveValue(book.description);
  await expect(main.getByLabel('Category')).toHaveValue('horror');
  await expect(main.getByLabel('Trending')).toBeChecked();
  await expect(main.getByLabel('Old Price')).toHaveValue(`${book.oldPrice}`);
  await expect(main.getByLabel('New Price')).toHaveValue(`${book.newPrice}`);
  const cover = main.getByLabel('Cover Image URL');
  await expect(cover).toHaveValue(book.coverImage);
  await expect(cover).toHaveAttribute('type', 'text');
  await expect(main.getByRole('button', { name: 'Update Book' })).toBeEnabled();
});

asAdmin('an update sends numbers, keeps an empty cover and is confirmed', async ({ page }) => {
  const book = await addBook({ coverImage: 'kim.480w.avif' });
  await page.goto(`/dashboard/edit-book/${book._id}`);
  await page.getByLabel('New Price').fill('7.70');
  await page.getByLabel('Cover Image URL').fill('');
  const sent = page.waitForRequest(`**/api/books/edit/${book._id}`);
  const answered = page.waitForResponse(`**/api/books/edit/${book._id}`);
  await page.getByRole('button', { name: 'Update Book' }).click();
  expect((await sent).postDataJSON()).toEqual({
    title: book.title,
    description: book.description,
    category: book.category,
    trending: false,
    oldPrice: 20,
    newPrice: 7.7,
    coverImage: '',
  });
  expect((await (await answered).json()).book).toEqual({ ...book, newPrice: 7.7 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Book Updated');
  await expect(dialog.getByText('Your book is updated successfully!', { exact: true })).toBeVisible();
  await answerDialog(dialog, 'OK');
  await expect(page.getByLabel('Cover Image URL')).toHaveValue('kim.480w.avif');
  await expect(page.getByLabel('New Price')).toHaveValue('7.7');
});

asAdmin('a book that is not there cannot be edited', async ({ page }) => {
  await page.goto('/dashboard/edit-book/no-such-book');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error fetching book data');
  await expect(page.getByRole('button', { name: 'Update Book' })).toHaveCount(0);
});
