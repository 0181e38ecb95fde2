import { asShopper, expect, test } from './visitors.ts';

const publicPages = {
  '/': 'Book Store · A good book is waiting',
  '/login': 'Login · Book Store',
  '/register': 'Register · Book Store',
  '/cart': 'Shopping cart · Book Store',
  '/about': 'About us · Book Store',
  '/books/dracula': 'Dracula · Book Store',
};
const guardedPages = { '/checkout': 'Checkout · Book Store', '/orders': 'Your Orders · Book Store' };

test('the header has a logo, a search box, the way to the login and a cart with its count', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: 'Book Store, home' });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(header.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search here');
  const login = header.getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', '/login');
  await expect(login).toHaveText('');
  await expect(login.locator('svg')).toBeVisible();
  const cart = header.getByRole('link', { name: 'Cart, books: 0' });
  await expect(cart).toHaveAttribute('href', '/cart');
  await expect(cart.getByRole('status')).toHaveText('0');

  await logo.click();
  await expect(page).toHaveURL('/');
  await page.goto('/books/dracula');
  await page.getByRole('button', { name: 'Add to Cart: Dracula' }).click();
  await expect(header.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
});

test('every public page of the shop stands under its title, between header and footer, no wider than the 2xl screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  for (const [path, title] of Object.entries(publicPages)) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').locator('> *').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(title);
    const widths = await page
      .locator('body header > *, main > *, footer > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(1536);
  }
});

asShopper('checkout and orders stand there, too, under their titles', async ({ page }) => {
  for (const [path, title] of Object.entries(guardedPages)) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

test('the footer has its anchors, the newsletter field and the social links', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Services',
    'About Us',
    'Contact',
  ]);
  await expect(footer.locator('input')).toHaveAttribute('type', 'email');
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', /./);
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', /./);
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveText(['Facebook', 'Instagram', 'Twitter']);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('a banner names the new releases; neither it nor the newsletter sends anything', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'New Releases This Week' });
  await expect(banner.getByRole('heading', { name: 'New Releases This Week' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recommended for You' })).toBeVisible();

  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByPlaceholder('Enter your email')).toBeFocused();
  await page.keyboard.type('reader@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByPlaceholder('Enter your email')).toHaveValue('reader@example.com');
  await expect(page).toHaveURL('/');
  expect(written).toEqual([]);
});

test('a cover is the picture of its file name in the books folder', async ({ page }) => {
  await page.goto('/books/dracula');
  const cover = page.getByRole('img', { name: 'Cover of Dracula' });
  await expect(cover).toHaveAttribute('src', /\/o\/books%2Fdracula\.480w\.avif\?alt=media$/);
  await expect
    .poll(() => cover.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});

asShopper('the avatar opens a menu, and choosing an entry closes it', async ({ page }) => {
  await page.goto('/about');
  const avatar = page.getByRole('button', { name: 'User menu' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  await avatar.click();
  const menu = page.getByRole('banner').getByRole('list');
  await expect(menu.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Orders',
    'Cart Page',
    'Check Out',
    'LogOut',
  ]);
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(addresses).toEqual(['/dashboard', '/orders', '/cart', '/checkout']);

  for (const [entry, address] of [
    ['Orders', '/orders'],
    ['Cart Page', '/cart'],
    ['Check Out', '/checkout'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await avatar.click();
  }
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
});

asShopper('LogOut signs the shopper out and brings the way to the login back', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeHidden();
});
