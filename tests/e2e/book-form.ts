import type { Page } from '@playwright/test';

const book = {
  Title: 'A Test of Paper',
  Description: 'How a sheet is made, pressed and dried.',
  'Old Price': '20',
  'New Price': '12.30',
};

export async function fillBook(page: Page, changes: Partial<typeof book> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...book, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('Category').selectOption('Technology');
}
