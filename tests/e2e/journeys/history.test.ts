import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { shown } from '../tested-shop.ts';

asAdmin(
  'a wrong price is found in the history of the book, and what was there before comes back',
  async ({ page }) => {
    const book = await addBook({ newPrice: 12.5 });

    await asAdmin.step('the price is saved wrong', async () => {
      await page.goto(`/dashboard/edit-book/${book._id}`);
      await page.getByLabel('New Price').fill('1.25');
      await press(page, 'Update Book');
      await answerDialog(page.getByRole('dialog', { name: 'Book Updated' }), 'OK');
    });

    const history = page.getByRole('region', { name: 'History' });
    await asAdmin.step('the history of the book tells so', async () => {
      await page.getByRole('link', { name: 'History of this book' }).click();
      await expect(page.getByText(`All about ${book.title}`)).toBeVisible();
      await expect(history.getByRole('listitem')).toHaveCount(2);
      await expect(history.getByText(shown(': price $12.50 → $1.25'))).toBeVisible();
      await history.getByRole('button', { name: `What changed of ${book.title}: New Price` }).click();
      const changed = page.getByLabel('What changed', { exact: true });
      await expect(changed).toContainText(shown('$12.50'));
      await expect(changed).toContainText(shown('$1.25'));
    });

    await asAdmin.step('what was before comes back, as a change of its own', async () => {
      await history
        .getByRole('button', { name: `Restore ${book.title} as it was before` })
        .first()
        .click();
      const panel = page.getByRole('region', { name: `Restore ${book.title}` });
      await expect(panel).toContainText(shown('$12.50'));
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Restore' }).click();
      await expect(history.getByRole('listitem')).toHaveCount(3);
      await expect(history.getByRole('listitem').first()).toContainText(`Restored ${book.title}`);
    });

    await asAdmin.step('it is found by its title in the whole history', async () => {
      await page.getByRole('link', { name: 'The whole history' }).click();
      await page.getByLabel('Title of a book, its id, or number of an order').fill(book.title);
      await press(page, 'Search');
      await expect(page).toHaveURL(/history\?q=/);
      await expect(history.getByRole('listitem').first()).toContainText(book.title);
    });
  },
);
