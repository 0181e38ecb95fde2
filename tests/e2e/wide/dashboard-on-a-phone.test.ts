import { boxOf } from '../boxes.ts';
import { demoBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { storeOrders } from '../stored-orders.ts';

asAdmin.use({ viewport: { width: 360, height: 740 } });

asAdmin('the frame of the dashboard takes one row before a page, with the search in it', async ({ page }) => {
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  for (const path of ['add-new-book', 'manage-books', 'orders', 'import', 'history', 'people', 'settings']) {
    await page.goto(`/dashboard/${path}`);
    const main = page.getByRole('main');
    // The settings begin with the links to their sections.
    const begin = main.getByRole('heading', { level: 2 }).or(main.getByRole('navigation')).first();
    const { y } = await boxOf(begin);
    expect({ path, isFirst: y < 64 + 48 }).toEqual({ path, isFirst: true });
    await expect(navigation.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await header.getByRole('searchbox').fill('verne');
  await expect(header.getByRole('link', { name: /Verne/ }).first()).toBeInViewport();
});

asAdmin('the barcode of a packing slip stays on its paper', async ({ page }) => {
  const [order] = await storeOrders({ count: 1, name: () => 'A Reader', books: () => [demoBook('kim')] });
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto(`/dashboard/orders/print?what=slips&ids=${order?._id}`);
  const paper = page.getByRole('article');
  const [sheet, barcode] = [await boxOf(paper), await boxOf(paper.getByRole('img'))];
  expect(barcode.x).toBeGreaterThan(sheet.x);
  expect(barcode.x + barcode.width).toBeLessThan(sheet.x + sheet.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
