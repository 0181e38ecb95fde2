import type { Page } from '@playwright/test';
import { call } from '../../api/shop-api.ts';
import { expectAccessible } from '../accessibility.ts';
import { dashboardVisits } from '../dashboard-visits.ts';
import {
  expectGoodPage,
  expectNoSidewaysScroll,
  heading,
  narrow,
  type Visit,
  visit,
} from '../page-checks.ts';
import { addBook, deleteBook, demoBook, placeOrderOf, untilListed } from '../shop-data.ts';
import { asAdmin, asShopper, expect, test } from '../shop-test.ts';
import { asShown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

// Checks every page, with axe, too. Other tests use axe only for what no page shows by itself, such as a dialog.

// Each visits up to forty pages, with the engines of second-opinions, too.
test.describe.configure({ timeout: 15 * 60_000 });

// Without motion, so that no page is checked while it moves.
for (const kind of [test, asShopper, asAdmin]) kind.use({ viewport: narrow, reducedMotion: 'reduce' });

const link = (name: string) => (page: Page) => page.getByRole('link', { name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const text = (words: string) => (page: Page) => page.getByText(words);

const lists: Visit[] = [
  { path: '/books/dracula', title: 'Dracula', sign: heading('Dracula') },
  { path: '/search?q=the', title: 'Books for “the”', sign: heading('Books for “the”') },
  {
    path: '/search?q=frankenstien',
    title: 'Books for “frankenstien”',
    sign: link('Search instead for “frankenstien”'),
  },
  {
    path: '/search?q=zyxwvut',
    title: 'Nothing for “zyxwvut”',
    sign: heading('Nothing for “zyxwvut”'),
  },
  { path: '/browse', title: 'All books', sign: heading('All books') },
  {
    path: '/browse/fiction?price=10-20&sort=title',
    title: 'Fiction books',
    sign: button(asShown('Remove filter: $10 to $20')),
  },
  { path: '/authors/jules-verne', title: 'Books by Jules Verne', sign: heading('Books by Jules Verne') },
  { path: '/browse?price=cheap', title: 'No such list', sign: heading('There is no such list of books') },
  { path: '/books/no-such-book', title: 'Book not found', sign: text('There is no such book in the shop.') },
];

const others: Visit[] = [
  { path: '/login', title: 'Login', sign: heading('Please Login') },
  { path: '/register', title: 'Register', sign: heading('Please Register') },
  { path: '/reset-password', title: 'Forgot your password?', sign: heading('Forgot your password?') },
  { path: '/privacy', title: 'Privacy Policy', sign: heading('Privacy Policy') },
  { path: '/terms', title: 'Terms of Service', sign: heading('Terms of Service') },
  { path: '/cart', title: 'Shopping cart', sign: heading('Shopping cart') },
  { path: '/wishlist', title: 'Wish list', sign: heading('Wish list') },
  {
    path: '/wishlists/no-such-list',
    title: 'Wish list not found',
    sign: text('This wish list is shared no longer.'),
  },
  { path: '/about', title: 'About us', sign: heading('About') },
  { path: '/unsubscribe?token=made-up', title: 'Unsubscribe', sign: heading('Unsubscribe') },
  {
    path: '/choice?token=made-up',
    title: 'A book that does not come',
    sign: heading('A book that does not come'),
  },
  { path: '/no-such-page', title: 'Page not found', sign: heading('This page is not on our shelves') },
  { path: '/admin', title: 'Admin Login', sign: heading('Admin Login'), framed: false },
];

test('the home page and every list of books have titles, header and footer, fit every screen and pass axe', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404 .*no-such-book/, /status of 400 .*price=cheap/);
  await page.goto('/');
  await expect(heading('Recommended for You')(page)).toBeVisible();
  await expectGoodPage(page, { title: 'Book Store · A good book is waiting', framed: true });
  for (const one of lists) await visit(page, one);
});

test('the other public pages have titles, header and footer, fit every screen and pass axe', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404 .*no-such-(?:page|list)/);
  for (const one of others) await visit(page, one);
});

asAdmin('every page of the dashboard has its title, fits small screens and passes axe', async ({ page }) => {
  const { visits, end } = await dashboardVisits();
  const firstHeading = (page: Page) => page.getByRole('heading').first();
  const more: Visit[] = [
    { path: '/edit-book/no-such-book', title: 'Update Book', sign: text('Error fetching book data') },
    { path: '/orders/no-such-order', title: 'Order', sign: text('There is no such order.') },
    { path: '/orders/print?what=slips', title: 'Packing slips', sign: text('No orders are selected.') },
    { path: '/settings/delivery-costs', title: 'Delivery costs', sign: heading('Delivery costs') },
    { path: '/no-such-page', title: 'Page not found', sign: heading('This page is not on our shelves') },
  ];
  for (const one of visits) await visit(page, { ...one, sign: firstHeading, framed: false });
  for (const one of more) await visit(page, { ...one, path: `/dashboard${one.path}`, framed: false });
  await end();
});

asShopper(
  'checkout, orders and account have their titles, header and footer, fit every screen and pass axe',
  async ({ page, shopper }) => {
    await visit(page, { path: '/checkout', title: 'Checkout', sign: heading('Cash On Delivery') });
    await visit(page, { path: '/account', title: 'Your Account', sign: heading('Delete your account') });
    await visit(page, { path: '/orders', title: 'Your Orders', sign: text('No orders found') });
    await test.step('a wish list with a book, and what those see with whom it is shared', async () => {
      await page.goto('/books/kim');
      await page.getByRole('button', { name: 'Add to wish list: Kim' }).click();
      await expect(page.getByRole('button', { name: 'Add to wish list: Kim', pressed: true })).toBeVisible();
      await visit(page, { path: '/wishlist', title: 'Wish list', sign: link('Kim') });
      const { token } = shopper;
      const { body } = await call('PUT', '/api/account/wishlist-link', { token, body: { name: 'Robin' } });
      const path = `/wishlists/${body.share.code}`;
      await visit(page, { path, title: 'Wish list of Robin', sign: heading('Wish list of Robin') });
    });
    await test.step('orders with a long name, and the open menu', async () => {
      await page.setViewportSize(narrow);
      const { _id, number } = await placeOrderOf(shopper, [demoBook('kim')], { name: 'Unbroken'.repeat(20) });
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expectNoSidewaysScroll(page);
      const box = await page.getByRole('banner').getByRole('list').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
      const title = `Order ${number}`;
      await visit(page, { path: `/orders/${_id}`, title, sign: heading(title) });
    });
    const lost = heading('This order was not found');
    await visit(page, { path: '/orders/no-such-order', title: 'Order not found', sign: lost });
  },
);

test('a title without spaces fits small screens everywhere, and the drawn cover and the cart pass axe', async ({
  page,
}) => {
  const long = await addBook({ title: `${'Unbroken'.repeat(35)} ${crypto.randomUUID().slice(0, 8)}` });
  await untilListed(long);
  await page.goto(`/search?q=${long.title.slice(-8)}`);
  await expect(heading(long.title)(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keepToasts(page);
  await page.goto(`/books/${long._id}`);
  await expectNoSidewaysScroll(page);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await add.click();
  // Until it is answered, a second press is a double click.
  await expect(page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' })).toBeVisible();
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await deleteBook(long);
});
