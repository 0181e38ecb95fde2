import { answerDialog } from '../dialogs.ts';
import { logInAdmin } from '../people.ts';
import { pictureFile } from '../picture.ts';
import { expect, test } from '../shop-test.ts';
import { addBook, newTitle } from '../stock.ts';

test('the admin adds a book with a cover, sees it on home, edits and deletes it', async ({
  page,
  troubles,
}) => {
  test.slow();
  troubles.expect(/status of 404/, /A part of the page could not be loaded/, /ApiError: The book/);
  const title = newTitle();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await logInAdmin(page);
  await expect(page.getByText('Admin Login Successful!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Book Store Inventory')).toBeVisible();
  await expect(page.getByText('Trending Books in This Month')).toBeVisible();
  await expect(page.getByText('(13%)')).toBeVisible();

  await page.getByRole('link', { name: 'Add New Book' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('How a sheet is made, pressed and dried.');
  await page.getByLabel('Category').selectOption('Technology');
  await page.getByRole('checkbox', { name: 'Trending' }).check();
  await page.getByLabel('Old Price').fill('20');
  await page.getByLabel('New Price').fill('12.3');
  await page.getByLabel('Cover Image').setInputFiles(await pictureFile());
  await expect(page.getByText('Selected: Café Cover (1).png')).toBeVisible();
  await page.getByRole('button', { name: 'Add Book' }).click();
  const added = page.getByRole('dialog', { name: 'Book added' });
  await expect(added).toContainText('Your book is uploaded successfully!');
  await expect(added.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await added.getByRole('button', { name: "Yes, It's Okay!" }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('Selected:')).toBeHidden();

  await page.getByRole('link', { name: 'Book Store, home' }).click();
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  const card = topSellers.getByRole('article').filter({ hasText: title });
  const cover = card.getByRole('img', { name: `Cover of ${title}` });
  await expect(cover).toHaveAttribute('src', /cafe-cover-1-[0-9a-f]{8}\.480w\.webp/);
  await expect
    .poll(() => cover.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
    .toBeGreaterThan(0);
  await expect(card).toContainText('$12.30');
  await expect(card).toContainText('$20.00');

  await page.goto('/dashboard/manage-books');
  await expect(page.getByRole('heading', { name: 'All Books' })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Update Book' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Title').fill(`${title}, revised`);
  await page.getByLabel('New Price').fill('9.5');
  await page.getByLabel('Cover Image URL').fill('');
  await page.getByRole('button', { name: 'Update Book' }).click();
  const updated = page.getByRole('dialog', { name: 'Book Updated' });
  await expect(updated).toContainText('Your book is updated successfully!');
  await answerDialog(updated, 'OK');
  await expect(page.getByLabel('Cover Image URL')).toHaveValue(/^cafe-cover-1-/);
  const address = page.url().replace('/dashboard/edit-book/', '/books/');

  await page.goto(address);
  await expect(page.getByRole('heading', { name: `${title}, revised` })).toBeVisible();
  await expect(page.getByText('$9.50')).toBeVisible();

  await page.goto('/dashboard/manage-books');
  await page.getByRole('button', { name: `Delete ${title}, revised` }).click();
  await expect(page.getByText('Book deleted successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: `${title}, revised` })).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Error while loading book info');
});

test('files that cannot be covers are refused at once', async ({ page }) => {
  await logInAdmin(page);
  await page.getByRole('link', { name: 'Add New Book' }).click();
  const refused = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ];
  for (const file of refused) {
    await page.getByLabel('Cover Image').setInputFiles(file);
    await expect(page.getByText('Choose a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
    await expect(page.getByText('Selected:')).toBeHidden();
  }
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 1) };
  await page.getByLabel('Cover Image').setInputFiles(huge);
  await expect(page.getByText('Choose a picture of at most 5 MB.')).toBeVisible();
  await page.getByLabel('Cover Image').setInputFiles(await pictureFile('good.png'));
  await expect(page.getByText('Selected: good.png')).toBeVisible();
  await expect(page.getByText('at most 5 MB')).toBeHidden();
});

test('a text that calls itself a PNG is not added, and the form stays as it was', async ({
  page,
  troubles,
}) => {
  troubles.expect(/The book was not added/);
  const title = newTitle();
  await logInAdmin(page);
  await page.getByRole('link', { name: 'Add New Book' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Not what it seems.');
  await page.getByLabel('Category').selectOption('Technology');
  await page.getByLabel('Old Price').fill('2');
  await page.getByLabel('New Price').fill('1');
  const liar = { name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
  await page.getByLabel('Cover Image').setInputFiles(liar);
  await page.getByRole('button', { name: 'Add Book' }).click();
  const failure = page.getByRole('dialog', { name: 'Failed to add book.Please try again' });
  await answerDialog(failure, 'OK');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('Selected: liar.png')).toBeVisible();

  await page.getByLabel('Cover Image').setInputFiles(await pictureFile('honest.png'));
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByRole('dialog', { name: 'Book added' })).toBeVisible();
});

test('of two admins who edit the same book the slower one overwrites nothing', async ({
  page,
  newVisitor,
  troubles,
}) => {
  troubles.expect(/status of 412/, /The book was not updated/);
  const book = await addBook();
  const slower = await newVisitor();
  for (const admin of [page, slower]) {
    await logInAdmin(admin);
    await admin.goto(`/dashboard/edit-book/${book._id}`);
    await expect(admin.getByLabel('Title')).toHaveValue(book.title);
  }
  await slower.getByLabel('Description').fill('What the slower one wrote.');
  await page.getByLabel('Description').fill('What the quicker one wrote.');
  await page.getByRole('button', { name: 'Update Book' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Updated' })).toBeVisible();

  await slower.getByRole('button', { name: 'Update Book' }).click();
  const failure = slower.getByRole('dialog', { name: 'Failed to update book.' });
  await answerDialog(failure, 'OK');
  await expect(slower.getByLabel('Description')).toHaveValue('What the slower one wrote.');
  await slower.goto(`/books/${book._id}`);
  await expect(slower.getByText('What the quicker one wrote.')).toBeVisible();
});
