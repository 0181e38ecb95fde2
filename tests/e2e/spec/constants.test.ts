import { hostOf } from '../../emulators/project.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { newShopperOn } from '../people.ts';
import { addBook, deleteBook, putIntoCart } from '../stock.ts';
import { expect, test } from './visitors.ts';

test('the toast of the cart stands at the top right for 1500 ms, with an icon and no button', async ({
  page,
}) => {
  await page.goto('/search?q=kim');
  const add = page.getByRole('button', { name: 'Add to Cart: Kim' });
  await expect(add).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
  await expect(toast.getByRole('heading')).toHaveText('Product Added to the Cart');
  await expect(toast.locator('.swal2-icon.swal2-success')).toBeVisible();
  await expect(toast.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.swal2-container.swal2-top-end')).toHaveCount(1);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);

  await page.clock.runFor(1_450);
  await expect(toast).toBeVisible();
  await page.clock.runFor(50);
  await expect(toast).toHaveCount(0);
});

test('80 characters stay whole, 81 are cut, and prices have two decimals', async ({ page }) => {
  const word = `Octogenary${crypto.randomUUID().slice(0, 8)}`;
  const eighty = 'x'.repeat(76).concat(' end');
  const books = [
    await addBook({ title: `${word} one`, description: eighty, newPrice: 5, oldPrice: 10.5 }),
    await addBook({ title: `${word} two`, description: `${eighty}!`, newPrice: 0.1, oldPrice: 0.2 }),
  ];
  await page.goto(`/search?q=${word}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const first = cards.filter({ hasText: 'one' });
  await expect(first.getByText(eighty, { exact: true })).toBeVisible();
  await expect(first).toContainText('$5.00');
  await expect(first.locator('s')).toHaveText('$10.50');
  const second = cards.filter({ hasText: 'two' });
  await expect(second.getByText(`${eighty}…`, { exact: true })).toBeVisible();
  await expect(second).toContainText('$0.10');
  await Promise.all(books.map(deleteBook));
});

test('0.10 and 0.20 dollars are 0.30 dollars, in the cart, at the checkout and in the order', async ({
  page,
}) => {
  const books = [await addBook({ newPrice: 0.1 }), await addBook({ newPrice: 0.2 })];
  await newShopperOn(page);
  await putIntoCart(page, ...books);
  await page.goto('/cart');
  await expect(page.getByText('$0.30', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.locator('dl > div')).toHaveText(['Total Price$0.30', 'Items2']);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible();
  await fillDelivery(page);
  const sent = page.waitForRequest('**/api/orders');
  await placeOrder(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ totalPrice: '0.30' });
  await answerDialog(page.getByRole('dialog'), 'OK');
  await expect(page.getByRole('article')).toContainText('$0.30');
  await Promise.all(books.map(deleteBook));
});

test('books that no page shows are kept for 60 seconds', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/books/kim') && asked.push(request.url()));
  const kim = page.getByRole('heading', { level: 1, name: 'Kim' });
  await page.goto('/search?q=kim');
  await page.getByRole('link', { name: 'Kim', exact: true }).click();
  await expect(kim).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(59_000);
  await page.goBack();
  await expect(kim).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(60_500);
  await page.goBack();
  await expect(kim).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('dialogs say OK, No and Cancel by default', async ({ page, troubles }) => {
  troubles.expect(/net::ERR_FAILED/, /Google sign-in failed/);
  await page.goto('/login');
  await page.route(`http://${hostOf('auth')}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button')).toHaveText(['OK']);
  await expect(dialog.locator('.swal2-deny')).toHaveText('No');
  await expect(dialog.locator('.swal2-cancel')).toHaveText('Cancel');
});
