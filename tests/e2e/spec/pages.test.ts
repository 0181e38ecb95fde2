import type { Page } from '@playwright/test';
import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectGoodPage, expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { addBook, deleteBook, demoBook, placeOrderOf, untilListed } from '../shop-data.ts';
import { asAdmin, asShopper, expect, test } from '../shop-test.ts';

// Motion is off, so that no page is looked at while it moves.
for (const kind of [test, asShopper, asAdmin]) kind.use({ viewport: narrow, reducedMotion: 'reduce' });

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

const publicPages = [
  { path: '/', title: 'Book Store · A good book is waiting', sign: heading('Recommended for You') },
  { path: '/books/dracula', title: 'Dracula · Book Store', sign: heading('Dracula') },
  { path: '/search?q=the', title: 'Books for “the” · Book Store', sign: heading('Books for “the”') },
  {
    path: '/search?q=frankenstien',
    title: 'Books for “frankenstien” · Book Store',
    sign: (page: Page) => page.getByRole('link', { name: 'Search instead for “frankenstien”' }),
  },
  {
    path: '/search?q=zyxwvut',
    title: 'Books for “zyxwvut” · Book Store',
    sign: (page: Page) => page.getByText('No book has “zyxwvut” in its title or author.'),
  },
  { path: '/browse', title: 'All books · Book Store', sign: heading('All books') },
  {
    path: '/browse/fiction?price=10-20&sort=title',
    title: 'Fiction books · Book Store',
    sign: (page: Page) => page.getByRole('link', { name: 'Remove filter: $10 to $20' }),
  },
  {
    path: '/authors/jules-verne',
    title: 'Books by Jules Verne · Book Store',
    sign: heading('Books by Jules Verne'),
  },
  {
    path: '/browse?price=cheap',
    title: 'No such list · Book Store',
    sign: heading('There is no such list of books'),
  },
  { path: '/login', title: 'Login · Book Store', sign: heading('Please Login') },
  { path: '/register', title: 'Register · Book Store', sign: heading('Please Register') },
  {
    path: '/reset-password',
    title: 'Forgot your password? · Book Store',
    sign: heading('Forgot your password?'),
  },
  { path: '/privacy', title: 'Privacy Policy · Book Store', sign: heading('Privacy Policy') },
  { path: '/terms', title: 'Terms of Service · Book Store', sign: heading('Terms of Service') },
  { path: '/cart', title: 'Shopping cart · Book Store', sign: heading('Shopping cart') },
  {
    path: '/about',
    title: 'About us · Book Store',
    sign: (page: Page) => page.getByRole('main').filter({ hasText: /^About$/ }),
  },
  {
    path: '/no-such-page',
    title: 'Page not found · Book Store',
    sign: heading('This page is not on our shelves'),
  },
  { path: '/admin', title: 'Admin Login · Book Store', sign: heading('Admin Login'), framed: false },
];

for (const { path, title, sign, framed = true } of publicPages) {
  test(
    `${path} has its title, header and footer, fits every screen and passes axe`,
    holds(
      'pages/public',
      'shop/width',
      'pages/about',
      'everybody/titles',
      'everybody/accessible',
      'everybody/small-screens',
    ),
    async ({ page, browserErrors }) => {
      browserErrors.expect(/status of 404 .*no-such-page/, /status of 400 .*price=cheap/);
      await page.goto(path);
      await expect(sign(page)).toBeVisible();
      await expectGoodPage(page, { title, framed });
    },
  );
}

test(
  'the privacy policy and the terms say that they are sample texts',
  holds('pages/legal'),
  async ({ page }) => {
    for (const [link, address] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const) {
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(heading(link)(page)).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Sample text:/)).toBeVisible();
    }
  },
);

const adminPages = [
  { path: '/dashboard', title: 'Dashboard', sign: heading('Users by average order') },
  { path: '/dashboard/add-new-book', title: 'Add New Book', sign: heading('Add New Book') },
  { path: '/dashboard/edit-book/kim', title: 'Update Book', sign: heading('Update Book') },
  {
    path: '/dashboard/manage-books',
    title: 'Manage Books',
    sign: (page: Page) => page.getByRole('rowheader').first(),
  },
  {
    path: '/dashboard/orders',
    title: 'Orders',
    sign: (page: Page) => page.getByRole('rowheader').first(),
  },
  { path: '/dashboard/import', title: 'Import books', sign: heading('Import books from a file') },
  { path: '/dashboard/history', title: 'History', sign: heading('History') },
  { path: '/dashboard/people', title: 'People', sign: heading('Add a person') },
  {
    path: '/dashboard/no-such-page',
    title: 'Page not found',
    sign: heading('This page is not on our shelves'),
  },
];

for (const { path, title, sign } of adminPages) {
  asAdmin(
    `${path} has its title, fits small screens and passes axe`,
    holds('everybody/titles', 'everybody/accessible', 'everybody/small-screens'),
    async ({ page }) => {
      await page.goto(path);
      await expect(sign(page)).toBeVisible();
      await expectGoodPage(page, { title: `${title} · Book Store`, framed: false });
    },
  );
}

asShopper(
  'checkout and orders have their titles, header and footer, fit every screen and pass axe',
  holds('pages/guarded', 'everybody/titles', 'everybody/accessible', 'everybody/small-screens'),
  async ({ page, shopper }) => {
    const menu = page.getByRole('banner').getByRole('list');
    await test.step('checkout', async () => {
      await page.goto('/checkout');
      await expect(heading('Cash On Delivery')(page)).toBeVisible();
      await expectGoodPage(page, { title: 'Checkout · Book Store', framed: true });
    });
    await test.step('orders, when there are none', async () => {
      await page.setViewportSize(narrow);
      await page.goto('/orders');
      await expect(page.getByText('No orders found')).toBeVisible();
      await expectGoodPage(page, { title: 'Your Orders · Book Store', framed: true });
    });
    await test.step('orders with a long name, and the open menu', async () => {
      await page.setViewportSize(narrow);
      await placeOrderOf(shopper, [demoBook('kim')], { name: 'Unbroken'.repeat(20) });
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expectNoSidewaysScroll(page);
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  },
);

test(
  'a title without spaces fits small screens everywhere, and a full cart passes axe with its warning',
  holds('everybody/small-screens', 'everybody/accessible'),
  async ({ page }) => {
    const long = await addBook({ title: `${'Unbroken'.repeat(35)} ${crypto.randomUUID().slice(0, 8)}` });
    await untilListed(long);
    await page.goto(`/search?q=${long.title.slice(-8)}`);
    await expect(heading(long.title)(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`/books/${long._id}`);
    await expectNoSidewaysScroll(page);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await expect(page.getByText('Product Added to the Cart')).toBeVisible();
    await expectAccessible(page);
    await add.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await deleteBook(long);
  },
);
