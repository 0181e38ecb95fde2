import { boxOf, columnsOf, resize } from '../boxes.ts';
import { coveredControls } from '../dialogs.ts';
import { holdRequests } from '../hold-requests.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { asAdmin, asShopper, expect, test } from '../shop-test.ts';
import { logInAdmin } from '../signing-in.ts';
import { storeOrders } from '../stored-orders.ts';
import { asShown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

test("the cover of a book's page has its place, and on a phone Add to Cart the whole width above the fold", async ({
  page,
}) => {
  await page.goto('/books/frankenstein');
  for (const [width, coverWidth] of [
    [360, 136],
    [768, 288],
    [1100, 288],
    [1536, 320],
  ] as const) {
    await resize(page, width);
    const cover = await boxOf(page.getByRole('img', { name: 'Cover of Frankenstein' }));
    expect(Math.round(cover.width)).toBe(coverWidth);
  }
  await resize(page, 360);
  const button = await boxOf(page.getByRole('button', { name: 'Add to Cart: Frankenstein' }));
  expect(button.width).toBe(360 - 2 * 16);
  expect(button.y + button.height).toBeLessThan(640);
  expect((await boxOf(page.getByText(/^Comes by /))).y).toBeLessThan(button.y);
  const [heart, share] = [
    page.getByRole('button', { name: /^Add to wish list: F/ }),
    page.getByText('Share'),
  ];
  expect((await boxOf(heart)).y).toBe((await boxOf(share)).y);
  const terms = asShown('Free, in 2 to 4 working days');
  const delivery = await boxOf(page.getByText(terms, { exact: true }));
  const description = await boxOf(page.getByText(demoBook('frankenstein').description));
  expect(description.y).toBeLessThan(640);
  expect(delivery.y).toBeGreaterThan(description.y);
});

test('the longest name of a shop leaves the header its height and stands there whole', async ({ page }) => {
  const shopName = 'The Quiet Corner Bookshop & Reading Room';
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('{"shop":{', `$&"shopName":${JSON.stringify(shopName)},`);
    await route.fulfill({ response, body: body.replace(',}', '}') });
  });
  await page.goto('/login');
  const logo = page.getByRole('banner').getByRole('link', { name: `${shopName}, home` });
  await expect(logo).toBeVisible();
  for (const width of [320, 640, 768, 1100, 1536]) {
    await resize(page, width);
    expect((await boxOf(page.getByRole('banner'))).height).toBe(65);
    expect((await boxOf(page.getByPlaceholder('Search here'))).width).toBeGreaterThan(80);
    const hidden = await logo.locator('span').evaluate((name) => name.scrollHeight - name.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  }
  await page.route('**/api/shop?*', (route) => route.fulfill({ json: { shopName } }));
  await logInAdmin(page);
  const column = await boxOf(page.getByRole('navigation', { name: 'Dashboard' }));
  const { x, width } = await boxOf(logo);
  expect(x + width).toBeLessThanOrEqual(column.width);
  expect(await logo.locator('span').evaluate((name) => name.scrollHeight - name.clientHeight)).toBeLessThan(
    2,
  );
});

test("on a wide screen a book's description is beside what is needed to buy it, and before its facts", async ({
  page,
}) => {
  await resize(page, 1100);
  await page.goto('/books/frankenstein');
  const description = await boxOf(page.getByText(demoBook('frankenstein').description));
  const button = await boxOf(page.getByRole('button', { name: 'Add to Cart: Frankenstein' }));
  expect(button.x).toBeGreaterThanOrEqual(description.x + description.width);
  const facts = await boxOf(page.getByRole('definition').last());
  expect(facts.y).toBeGreaterThanOrEqual(description.y + description.height);
  expect(await columnsOf(page.getByRole('definition').filter({ hasText: /^(Mary Shelley|1818|280)$/ }))).toBe(
    2,
  );
  const cover = page.getByRole('img', { name: 'Cover of Frankenstein' });
  const before = await boxOf(cover);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  expect((await boxOf(cover)).y).toBeGreaterThan(before.y - 100);
});

asShopper(
  'at the checkout the order stands beside the form from 1100 px on, its figures beside its books from 768 px, and the short parts of the address in pairs from 360 px',
  async ({ page }) => {
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    const order = page.getByRole('region', { name: 'Your order' });
    const parts = [order, page.getByLabel('Full Name'), order.getByRole('list').first()];
    for (const width of [320, 360, 768, 1100]) {
      await resize(page, width);
      const [summary, field, books] = await Promise.all(parts.map(boxOf));
      const figure = await boxOf(order.getByText('Total Price'));
      if (!summary || !field || !books) throw new Error('There are three');
      if (width < 1100) expect(summary.y + summary.height).toBeLessThanOrEqual(field.y);
      else expect(summary.x).toBeGreaterThanOrEqual(field.x + field.width);
      if (width < 768) expect(figure.y).toBeGreaterThanOrEqual(books.y + books.height);
      if (width === 768) expect(figure.x).toBeGreaterThanOrEqual(books.x + books.width);
      if (width > 360) continue;
      for (const [first, second] of [
        ['City', 'Country / Region'],
        ['State / Province', 'Zipcode'],
      ] as const) {
        const [left, right] = [await boxOf(page.getByLabel(first)), await boxOf(page.getByLabel(second))];
        if (width < 360) expect(right.y).toBeGreaterThanOrEqual(left.y + left.height);
        else expect(right).toMatchObject({ y: left.y, width: left.width });
      }
    }
  },
);

asAdmin('from 768 px on, the boxes that filter the orders share a row', async ({ page }) => {
  await page.goto('/dashboard/orders');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  for (const width of [768, 1100]) {
    await resize(page, width);
    const { y } = await boxOf(search);
    for (const label of ['Placed on', 'Order of the list']) {
      expect((await boxOf(page.getByLabel(label))).y).toBe(y);
    }
  }
});

asAdmin('at 768 px the cards of an order stand in pairs', async ({ page }) => {
  const [order] = await storeOrders({ count: 1, name: () => 'Ada Pairs', books: () => [demoBook('kim')] });
  await resize(page, 768);
  await page.goto(`/dashboard/orders/${order?._id}`);
  // Late content moves what is below it.
  await expect(page.getByText('No mails about this order.')).toBeVisible();
  await expect(page.getByText('No money was noted for this order.')).toBeVisible();
  const card = (name: string) => boxOf(page.getByRole('region', { name, exact: true }));
  for (const [first, second] of [
    ['Next step', 'Deliver to'],
    ['Money', 'Messages to the shopper'],
    ['History', 'Mails'],
  ] as const) {
    const [left, right] = [await card(first), await card(second)];
    expect(right).toMatchObject({ y: left.y, width: left.width, height: left.height });
    expect(right.x).toBeGreaterThan(left.x + left.width);
  }
  const [notes, books] = [await card('Notes for the desk'), await card('1 book')];
  expect(books.width).toBe(notes.width);
});

test('the page below a carousel stays where it is when a genre is chosen', async ({ page }) => {
  await resize(page, 768);
  await page.goto('/');
  const below = page.getByRole('region', { name: 'Recommended for You' });
  const filter = page.getByRole('combobox', { name: 'Genre' });
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  const { y } = await boxOf(below);
  for (const genre of ['Business', 'Fiction', 'Horror', 'Adventure']) {
    await filter.selectOption(genre);
    await expect(topSellers.locator('article p').first()).toHaveText(genre);
    expect((await boxOf(below)).y).toBe(y);
  }
});

test('a link with the focus keeps it when React takes over its carousel', async ({ page }) => {
  const startApp = await holdRequests(page, /\/assets\/home-/);
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Top Sellers' });
  // The cover leads where its title does, and is no stop of its own.
  const link = region.getByRole('link').first();
  await region.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  startApp();
  await expect(region.locator('li[inert]').first()).toBeAttached();
  await expect(link).toBeFocused();
});

test('toasts cover no action of the shop or of the frame of the dashboard at any width', async ({ page }) => {
  async function expectNothingCovered(message: string, where?: string): Promise<void> {
    const toast = page.getByRole('alert').filter({ hasText: message });
    for (const width of [360, 768, 1100, 1536]) {
      await resize(page, width);
      await expect(toast).toBeInViewport({ ratio: 1 });
      // The style sheet of toasts loads with the first use of a rendered page.
      await expect.poll(() => coveredControls(toast, where)).toEqual([]);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepToasts(page);
  await page.goto('/search?q=kim');
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  await expectNothingCovered('Product Added to the Cart');
  await logInAdmin(page);
  await expect(page.getByRole('link', { name: 'Add New Book' })).toBeVisible();
  await expectNothingCovered('Admin Login Successful!', 'header, nav');
});

asShopper('forced colours leave buttons, covers, the avatar and toasts their edges', async ({ page }) => {
  await keepToasts(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/books/frankenstein');
  const add = page.getByRole('button', { name: 'Add to Cart: Frankenstein' });
  await expect(add).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('img', { name: 'Cover of Frankenstein' })).toHaveCSS('outline-style', 'solid');
  const avatar = page.getByRole('button', { name: 'User menu' }).locator('> *');
  await expect(avatar).toHaveCSS('outline-style', 'solid');
  await add.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
  await expect(toast).toHaveCSS('border-top-style', 'solid');
});

asAdmin('forced colours tell a button without an edge from text by a line', async ({ page }) => {
  await page.goto('/dashboard/orders');
  const button = page.getByRole('button', { name: 'Turn keyboard shortcuts off' });
  await expect(button).toHaveCSS('text-decoration-line', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(button).toHaveCSS('text-decoration-line', 'underline');
});
