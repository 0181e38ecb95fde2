import type { Locator } from '@playwright/test';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';

async function heightOf(row: Locator): Promise<number> {
  return (await row.boundingBox())?.height ?? 0;
}

asAdmin('a deleted book leaves a row of its height, and Undo brings it back', async ({ page }) => {
  const book = await addBook({ title: `A Title of ${'several '.repeat(12)}lines ${crypto.randomUUID()}` });
  await page.goto('/dashboard/manage-books');
  const row = page.getByRole('row').filter({ hasText: book.title });
  await row.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const height = await heightOf(row);
  await row.getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  const left = await heightOf(page.getByRole('row').filter({ has: undo }));
  expect(Math.abs(left - height)).toBeLessThan(1);
  await expect(row).toHaveCount(0);
  const restored = page.waitForResponse(`**/api/books/${book._id}/restore`);
  await undo.click();
  expect((await (await restored).json()).book).toEqual(book);
  await expect(row).toHaveCount(1);
  await expect(undo).toHaveCount(0);
});

asAdmin('going back from a half-filled form asks first', async ({ page }) => {
  const book = await addBook();
  await page.goto('/dashboard/manage-books');
  await page.getByRole('link', { name: `Edit ${book.title}` }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(book.title);
  await title.fill('Half a book');
  // Not goBack, which would wait for the navigation that is stopped here.
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await answerDialog(question, 'Stay');
  await expect(question).toHaveCount(0);
  await expect(title).toHaveValue('Half a book');
  await page.evaluate(() => history.back());
  await answerDialog(question, 'Leave');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/manage-books');
});
