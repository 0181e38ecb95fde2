import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, callAsAdmin, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', { genres: defaultGenres }));

asAdmin(
  'the owner adds a genre, a book gets it, a visitor finds it there, and a merge is undone',
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const name = 'Poems & <i>songs</i>';
    const book = await addBook();
    const main = page.getByRole('main');
    const option = main.getByLabel('Category').getByRole('option', { name });

    await asAdmin.step('adds it by keyboard, and moves it up', async () => {
      const answer = visitor.waitForResponse(/\/api\/shop$/);
      await visitor.goto('/login');
      // From here on the CDN has the genres of before.
      await (await answer).finished();
      await page.goto('/dashboard/settings');
      const genres = page.getByRole('form', { name: 'Genres' });
      await press(page, 'Add a genre');
      await expect(genres.getByLabel('Name').last()).toBeFocused();
      await page.keyboard.type(name);
      await expect(genres.getByLabel('Address')).toHaveValue('poems-i-songs-i');
      await genres.getByRole('button', { name: `Move ${name} up` }).press('Enter');
      await expect(genres.getByText(`${name}: place 5 of 6`)).toBeAttached();
      await press(page, 'Save genres');
      await expect(page.getByText('Genres saved')).toBeVisible();
    });

    await asAdmin.step('gives it to a book, also in a page that was opened anew', async () => {
      await page.goto(`/dashboard/edit-book/${book._id}`);
      await expect(option).toBeAttached();
      await main.getByLabel('Category').selectOption(name);
      await press(page, 'Update Book');
      await expect
        .poll(async () => (await callAsAdmin('GET', '/api/genres')).body)
        .toContainEqual({
          category: 'poems-i-songs-i',
          count: 1,
        });
    });

    await asAdmin.step('and a visitor finds the book there', async () => {
      const shelves = visitor.getByRole('navigation', { name: 'Shelves' }).getByRole('link');
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        await visitor.goto('/');
        await expect(shelves).toHaveText(['Business', 'Technology', 'Fiction', 'Horror', name, 'Adventure'], {
          timeout: 1000,
        });
      }).toPass();
      await shelves.getByText(name).click();
      await expect(visitor.getByRole('heading', { level: 1, name: `${name} books` })).toBeVisible();
      await expect(visitor.getByRole('link', { name: book.title }).first()).toBeVisible();
      await expectAccessible(visitor);
    });

    await asAdmin.step('a merge takes it out of the forms at once, and its undo restores it', async () => {
      await page.goto('/dashboard/settings');
      await press(page, `Merge ${name} into another genre`);
      await page.getByLabel(`Merge ${name} into`, { exact: true }).selectOption('Horror');
      await press(page, 'Preview');
      await press(page, 'Change 1 book');
      await expect(main.getByRole('status').filter({ hasText: '1 book changed.' })).toBeVisible();
      const change = page.url();
      const links = page.getByRole('navigation', { name: 'Dashboard' });
      await links.getByRole('link', { name: 'Add Book' }).click();
      await expect(main.getByRole('option', { name: 'Horror' })).toBeAttached();
      await expect(option).toHaveCount(0);
      await page.goto(change);
      await press(page, 'Undo this change');
      await answerDialog(page.getByRole('dialog', { name: 'Undo this change?' }), 'Undo the change');
      await expect(main.getByRole('status').filter({ hasText: '1 book put back' })).toBeVisible();
      await links.getByRole('link', { name: 'Add Book' }).click();
      await expect(option).toBeAttached();
    });

    await deleteBook(book);
  },
);
