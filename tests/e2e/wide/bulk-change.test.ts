import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { anyAmount, shown } from '../tested-shop.ts';

asAdmin('a wrong bulk price is seen in a preview, and what was done is undone', async ({ page }) => {
  const word = `Bulk${crypto.randomUUID().slice(0, 8)}`;
  for (const price of [10, 20.5, 30]) await addBook({ title: `${word} at ${price}`, newPrice: price });
  const main = page.getByRole('main');
  const prices = () => main.getByRole('row').getByText(anyAmount);

  await test.step('finds the books and selects them', async () => {
    await page.goto('/dashboard/manage-books');
    await main.getByLabel('Search books').fill(word);
    await expect(main.getByRole('rowheader')).toHaveCount(3);
    await expect(page).toHaveURL(`/dashboard/manage-books?q=${word}`);
    await main.getByLabel('Order of the list').selectOption('Cheapest first');
    await expect(prices()).toHaveText([shown('$10.00'), shown('$20.50'), shown('$30.00')]);
    await main.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(main.getByText('3 selected', { exact: true })).toBeVisible();
    await main.getByRole('checkbox', { name: `Select ${word} at 30` }).uncheck();
    await main.getByRole('button', { name: 'Select all 3 that match' }).click();
    await expect(main.getByText('All 3 books selected')).toBeVisible();
  });

  await test.step('has the change worked out', async () => {
    await main.getByRole('button', { name: 'Change price' }).click();
    await expect(main.getByRole('heading', { name: 'Change the price' })).toBeFocused();
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByRole('alert')).toHaveText('Type a number.');
    await main.getByLabel('By how much').fill('99');
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByText(shown('3 books to change. New prices from $0.10 to $0.30.'))).toBeVisible();
    await expect(main.getByText(shown('$20.50 → $0.21'))).toBeVisible();
    await expectAccessible(page);
    await expect(prices()).toHaveText([shown('$10.00'), shown('$20.50'), shown('$30.00')]);
  });

  await test.step('does it, and undoes it after a reload', async () => {
    await main.getByRole('button', { name: 'Change 3 books' }).click();
    await expect(main.getByRole('status').filter({ hasText: '3 books changed.' })).toBeVisible();
    await expect(prices()).toHaveText([shown('$0.10'), shown('$0.21'), shown('$0.30')]);
    await page.reload();
    await main.getByRole('button', { name: 'Undo this change' }).click();
    await answerDialog(page.getByRole('dialog', { name: 'Undo this change?' }), 'Undo the change');
    await expect(
      main.getByRole('status').filter({ hasText: '3 books put back as they were.' }),
    ).toBeVisible();
    await expect(prices()).toHaveText([shown('$10.00'), shown('$20.50'), shown('$30.00')]);
    await main.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('heading', { name: 'Price −99 %: undone' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Price −99 %: undone/ }).first()).toBeVisible();
  });
});
