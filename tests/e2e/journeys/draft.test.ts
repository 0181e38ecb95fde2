import { expectAccessible } from '../accessibility.ts';
import { newTitle } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';

asAdmin(
  'the admin keeps a draft, looks at it as the shop would show it, and publishes it',
  async ({ page }) => {
    const title = newTitle();
    const main = page.getByRole('main');

    await test.step('saves what there is', async () => {
      await page.goto('/dashboard/add-new-book');
      await main.getByRole('button', { name: 'Save as draft' }).click();
      await expect(main.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
        'A draft needs a title',
      );
      await expect(main.getByLabel('Title', { exact: true })).toBeFocused();
      await expect(main.getByLabel('Description')).toHaveAccessibleDescription('');
      await main.getByLabel('Title', { exact: true }).fill(title);
      await main.getByLabel('New Price').fill('12.30');
      await main.getByRole('button', { name: 'Save as draft' }).click();
      await expect(main.getByRole('heading', { name: 'Draft, not in the shop yet' })).toBeVisible();
      await expect(main.getByLabel('New Price')).toHaveValue('12.30');
    });

    await test.step('sees it as the shop would show it', async () => {
      await main.getByRole('link', { name: 'Preview' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText('Draft, not in the shop yet')).toBeVisible();
      await expect(main.getByText('Description is required')).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: 'Back to the draft' }).click();
    });

    await test.step('finds it among the drafts, and not among the books', async () => {
      await page.goto('/dashboard/manage-books');
      await expect(main.getByRole('rowheader').first()).toBeVisible();
      await expect(main.getByRole('row').filter({ hasText: title })).toHaveCount(0);
      await main.getByRole('link', { name: 'Drafts' }).click();
      await main.getByRole('button', { name: `Delete ${title}` }).click();
      await main.getByRole('button', { name: `Restore ${title}` }).click();
      await expectAccessible(page);
      await main.getByRole('link', { name: `Edit ${title}` }).click();
    });

    await test.step('publishes it when it is complete', async () => {
      await main.getByRole('button', { name: 'Publish' }).click();
      await expect(main.getByLabel('Description')).toHaveAccessibleDescription('Description is required');
      await main.getByLabel('Description').fill('How a sheet is made, pressed and dried.');
      await main.getByLabel('Category').selectOption('Technology');
      await main.getByLabel('Old Price').fill('20');
      await main.getByRole('button', { name: 'Publish' }).click();
      await expect(main.getByRole('heading', { name: 'Update Book' })).toBeVisible();
      await main.getByRole('link', { name: 'View in shop' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goto('/dashboard/manage-books');
      await expect(main.getByRole('row').filter({ hasText: title })).toHaveCount(1);
      await page.goto('/dashboard/manage-books?drafts=1');
      await expect(main.getByText(/drafts?, not in the shop yet|No drafts/).first()).toBeVisible();
      await expect(main.getByText(title)).toHaveCount(0);
    });
  },
);
