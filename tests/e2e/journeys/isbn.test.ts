import { emptyCollection } from '../../api/stored-books.ts';
import { expectAccessibleState } from '../accessibility.ts';
import { showBarcode } from '../barcode-camera.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteByIsbn } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';

const [emma, frankenstein] = ['9780141439587', '9780141439471'];

asAdmin.beforeAll(() => emptyCollection('isbnLookups'));

const deleteBoth = () => Promise.all([emma, frankenstein].map(deleteByIsbn));

asAdmin('a book is complete by its ISBN in four actions, typed by a scanner or scanned', async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };

  await deleteBoth();
  await showBarcode(page, frankenstein);
  await page.goto('/dashboard');
  await main.getByRole('link', { name: 'Add New Book' }).click();
  // What a pile of books has in common is typed once.
  await main.getByLabel('Old Price').fill('12');
  await main.getByLabel('New Price').fill('9.50');
  const isbn = main.getByLabel('ISBN');
  await isbn.focus();

  await act(page.keyboard.type(`${emma}\n`));
  await act(main.getByRole('button', { name: /^Use \d+ fields$/ }).click());
  await expect(main.getByLabel('Publisher')).toHaveValue('Penguin Classics');
  await act(main.getByRole('button', { name: 'Save and add another' }).click());
  await expect(main.getByLabel('Title', { exact: true })).toHaveValue('');
  expect(actions).toBeLessThanOrEqual(4);

  actions = 0;
  await act(main.getByRole('button', { name: 'Scan' }).click());
  const use = main.getByRole('button', { name: /^Use \d+ fields$/ });
  await expect(use).toBeFocused();
  await expect(isbn).toHaveValue(frankenstein);
  await expect(main.getByRole('checkbox', { name: /^Replace Category/ })).not.toBeChecked();
  await act(main.getByRole('checkbox', { name: /^Replace Category/ }).check());
  await expectAccessibleState(page);
  await act(use.click());
  await expect(main.getByLabel('Category')).toHaveValue('horror');
  await act(main.getByRole('button', { name: 'Add Book' }).click());
  await answerDialog(dialog, "Yes, It's Okay!");
  expect(actions).toBeLessThanOrEqual(4);
  await deleteBoth();
});

asAdmin('a page that was opened without the camera asks for a reload before it scans', async ({ page }) => {
  // One of its own: another test may delete the first of the list.
  const book = await addBook();
  await showBarcode(page, frankenstein);
  await page.goto('/dashboard/manage-books');
  await page.getByRole('link', { name: `Edit ${book.title}` }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Scan' }).click();
  const reload = main.getByRole('button', { name: 'Reload' });
  await reload.click();
  // The page that was left still has its own button to scan.
  await expect(reload).toHaveCount(0);
  await main.getByRole('button', { name: 'Scan' }).click();
  await expect(main.getByRole('button', { name: /^Use \d+ fields$/ })).toBeVisible();
});
