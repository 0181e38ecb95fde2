import { fillBook } from '../book-form.ts';
import { answerDialog } from '../dialogs.ts';
import { adminToken, newTitle, pictureFile } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { asShown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

asAdmin(
  'the admin adds a book with a cover, sees it on home, edits and deletes it',
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/, /A part of the page could not be loaded/, /ApiError: The book/);
    const title = newTitle();
    const main = page.getByRole('main');
    const authorization = `Bearer ${await adminToken()}`;
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    let address = '';

    await test.step('adds it', async () => {
      await keepToasts(page);
      await page.goto('/dashboard');
      await main.getByRole('link', { name: 'Add New Book' }).click();
      await fillBook(page, { Title: title });
      await main.getByRole('checkbox', { name: 'Trending' }).check();
      await main.getByLabel('Cover Image').setInputFiles(await pictureFile());
      await expect(main.getByText('Selected: Café Cover (1).png', { exact: true })).toBeVisible();

      const sending = page.waitForRequest('**/api/books/create-book');
      await press(page, 'Add Book');
      const request = await sending;
      expect(request.headers().authorization).toBe(authorization);
      const { coverImage, ...fields } = request.postDataJSON();

      expect(fields).toEqual({
        title,
        description: 'How a sheet is made, pressed and dried.',
        category: 'technology',
        trending: true,
        oldPrice: 20,
        newPrice: 12.3,
      });
      expect(coverImage).toMatch(/^cafe-cover-1-[0-9a-f]{8}\.480w\.webp$/);

      const dialog = page.getByRole('dialog', { name: 'Book added' });
      await expect(dialog.getByRole('button')).toHaveText(["Yes, It's Okay!", 'Cancel']);
      await answerDialog(dialog, "Yes, It's Okay!");
      await main.getByRole('link', { name: 'Manage Books' }).click();
      await expect(row(title)).toHaveCount(1);
    });

    await test.step('sees it in the shop', async () => {
      await page.getByRole('link', { name: 'Book Store, home' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
      const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
      const cover = card.getByAltText(`Cover of ${title}`);
      await expect(cover).toHaveAttribute('src', /cafe-cover-1-[0-9a-f]{8}\.480w\.webp/);
      await expect
        .poll(() => cover.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card).toContainText(asShown('$12.30'));
      await expect(card).toContainText(asShown('$20.00'));
    });

    await test.step('edits it, after a reload of the form', async () => {
      await page.goto('/dashboard/manage-books');
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      await expect(page.getByRole('heading', { name: 'Update Book' })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await page.getByLabel('Title').fill(`${title}, revised`);
      await page.getByLabel('New Price').fill('9.5');
      await page.getByLabel('Cover Image URL').fill('');
      await press(page, 'Update Book');
      await answerDialog(page.getByRole('dialog', { name: 'Book Updated' }), 'OK');

      await expect(page.getByLabel('Cover Image URL')).toHaveValue(/^cafe-cover-1-/);
      address = page.url().replace('/dashboard/edit-book/', '/books/');
    });

    await test.step('sees the edit on its page', async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: `${title}, revised` })).toBeVisible();
      await expect(page.getByText(asShown('$9.50'))).toBeVisible();
    });

    await test.step('deletes it', async () => {
      await page.goto('/dashboard/manage-books');
      await expect(row(`${title}, revised`)).toContainText(asShown('$9.50'));
      await press(page, `Delete ${title}, revised`);
      await expect(page.getByText('Book deleted successfully!')).toBeVisible();

      await expect(row(title)).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('Error while loading book info');
    });
  },
);
