import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { hostOf } from '../../emulators/project.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { logIn } from '../people.ts';
import { putIntoCart } from '../stock.ts';
import { expectAccessible } from './accessible.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, asShopper, expect, test } from './visitors.ts';

// Motion is called off, so that nothing is looked at while it moves.
test.use({ reducedMotion: 'reduce' });
asShopper.use({ reducedMotion: 'reduce' });
asAdmin.use({ reducedMotion: 'reduce' });

const pages = [
  { path: '/', sign: 'Recommended for You' },
  { path: '/books/dracula', sign: 'Dracula' },
  { path: '/search?q=the', sign: 'Books for “the”' },
  { path: '/login', sign: 'Please Login' },
  { path: '/register', sign: 'Please Register' },
  { path: '/no-such-page', sign: 'This page is not on our shelves' },
  { path: '/admin', sign: 'Admin Login' },
];

for (const { path, sign } of pages) {
  test(`axe finds nothing on ${path}`, async ({ page, troubles }) => {
    troubles.expect(/status of 404 .*no-such-page/);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sign })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on the about page and in the cart, empty, full, and with its warning open', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toHaveText('About');
  await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByText('No produt found')).toBeVisible();
  await expectAccessible(page);
  await putIntoCart(page, demoBook('kim'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Remove Kim' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing where pages fail', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|status of 404/, /ApiError/, /Not signed in/, /Google/, /The admin was not/);
  await page.context().route(/\/api\/|:9099\//, (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/books/no-such-book');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Please provide');
  await expectAccessible(page);
});

asShopper(
  'axe finds nothing in the open menu, at the checkout and where there are no orders',
  async ({ page }) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/orders');
    await expect(page.getByText('No orders found')).toBeVisible();
    await expectAccessible(page);
  },
);

test('axe finds nothing on a list of orders', async ({ page }) => {
  const { email, token } = await registerShopper();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = makeOrderRequest([demoBook('kim'), demoBook('dracula')]);
  await call('POST', '/api/orders', { token, headers, body });
  await logIn(page, email);
  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

const dashboardPages = [
  { path: '', sign: 'Users by average order' },
  { path: '/add-new-book', sign: 'Add New Book' },
  { path: '/edit-book/kim', sign: 'Update Book' },
  { path: '/manage-books', sign: 'All Books' },
  { path: '/no-such-page', sign: 'This page is not on our shelves' },
];

for (const { path, sign } of dashboardPages) {
  asAdmin(`axe finds nothing on /dashboard${path}`, async ({ page }) => {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole('heading', { name: sign, exact: true })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectAccessible(page);
  });
}

asAdmin('axe finds nothing in the inventory’s error states', async ({ page, troubles }) => {
  troubles.expect(/net::ERR_FAILED/, /The book was not deleted/, /statistics could not/);
  await page.goto('/dashboard/add-new-book');
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/dashboard/manage-books');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard/edit-book/no-such-book');
  await expect(page.getByRole('alert')).toHaveText('Error fetching book data');
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expectAccessible(page);
});

asShopper('axe finds nothing where the orders cannot be read', async ({ page, troubles, shopper }) => {
  troubles.expect(/FirebaseError: \nfalse for 'list'/);
  await page.route(`http://${hostOf('firestore')}/**/Listen/channel?**`, async (route) => {
    const postData = route.request().postData()?.replaceAll(shopper.uid, 'f'.repeat(28));
    await route.continue(postData === undefined ? {} : { postData });
  });
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
