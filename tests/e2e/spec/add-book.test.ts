import { pictureFile } from '../picture.ts';
import { newTitle } from '../stock.ts';
import { holdBack } from './hold-back.ts';
import { asAdmin, expect } from './visitors.ts';

asAdmin('the form to add a book has every field, empty', async ({ page }) => {
  await page.goto('/dashboard/add-new-book');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Add New Book');
  for (const label of ['Title', 'Description', 'Category', 'Old Price', 'New Price']) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(main.getByLabel('Category').locator('option')).toHaveText([
    'Choose A Category',
    'Business',
    'Technology',
    'Fiction',
    'Horror',
    'Adventure',
  ]);
  const values = await main
    .getByLabel('Category')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['', 'business', 'technology', 'fiction', 'horror', 'adventure']);
  await expect(main.getByLabel('Trending')).not.toBeChecked();
  const file = main.getByLabel('Cover Image');
  await expect(file).toHaveAttribute('type', 'file');
  await expect(file).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/avif');
  await expect(main.getByText('Selected:')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add Book' })).toHaveText('Add Book');
});

asAdmin('a book is added with its picture, and the form begins anew', async ({ page }) => {
  const title = newTitle();
  await page.goto('/dashboard/add-new-book');
  const main = page.getByRole('main');
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByLabel('Description').fill('A book with a picture of its own.');
  await main.getByLabel('Category').selectOption('Technology');
  await main.getByLabel('Trending').check();
  await main.getByLabel('Old Price').fill('20');
  await main.getByLabel('New Price').fill('12.30');
  await main.getByLabel('Cover Image').setInputFiles(await pictureFile('cover.png'));
  await expect(main.getByText('Selected: cover.png', { exact: true })).toBeVisible();

  const go = await holdBack(page, '**/api/books/create-book');
  const sent = page.waitForRequest('**/api/books/create-book');
  await main.getByRole('button', { name: 'Add Book' }).click();
  await expect(main.getByRole('button', { name: 'Adding..' })).toHaveText('Adding..');
  const { coverImage, ...fields } = (await sent).postDataJSON();
  expect(fields).toEqual({
    title,
    description: 'A book with a picture of its own.',
    category: 'technology',
    trending: true,
    oldPrice: 20,
    newPrice: 12.3,
  });
  expect(coverImage).toMatch(/^cover-[0-9a-f]{8}\.480w\.webp$/);
  go();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Book added');
  await expect(dialog.getByText('Your book is uploaded successfully!', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(["Yes, It's Okay!", 'Cancel']);
  await dialog.getByRole('button', { name: "Yes, It's Okay!" }).click();
  await expect(main.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(main.getByLabel('Category')).toHaveValue('');
  await expect(main.getByLabel('Trending')).not.toBeChecked();
  await expect(main.getByLabel('New Price')).toHaveValue('');
  await expect(main.getByText('Selected:')).toHaveCount(0);

  await main.getByRole('link', { name: 'Manage Books' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
});

asAdmin('a book without a picture is added as well', async ({ page }) => {
  await page.goto('/dashboard/add-new-book');
  await page.getByLabel('Title', { exact: true }).fill(newTitle());
  await page.getByLabel('Description').fill('Plain.');
  await page.getByLabel('Category').selectOption('Technology');
  await page.getByLabel('Old Price').fill('1');
  await page.getByLabel('New Price').fill('0.5');
  const sent = page.waitForRequest('**/api/books/create-book');
  await page.getByRole('button', { name: 'Add Book' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ coverImage: '', trending: false });
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Book added');
});
