import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../shop-test.ts';
import { keepToasts } from '../toasts.ts';

test('the header has a logo, a search box, a link to the login and a cart with its count', async ({
  page,
}) => {
  await page.goto('/books/dracula');
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

  await page.getByRole('button', { name: 'Add to Cart: Dracula' }).click();
  await expect(header.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await expect(header.getByRole('status')).toHaveText('1');
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('the footer has its anchors and social links; the banner and the newsletter send nothing', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'New Releases This Week' });
  await expect(banner.getByRole('heading', { name: 'New Releases This Week' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recommended for You' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const anchors = footer.getByRole('navigation').getByRole('link');
  await expect(anchors).toHaveText(['Home', 'Services', 'About Us', 'Contact']);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', /./);
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveText(['Facebook', 'Instagram', 'Twitter']);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  const newsletter = footer.getByPlaceholder('Enter your email');
  await expect(newsletter).toHaveAttribute('type', 'email');
  await expect(newsletter).toBeFocused();
  await page.keyboard.type('reader@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter).toHaveValue('reader@example.com');
  await expect(page).toHaveURL('/');
  expect(written).toEqual([]);
});

test('the shop has an icon and can be installed', async ({ page, request }) => {
  await page.goto('/about');
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const picture = await request.get(icon ?? '');
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Book Store', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /book store/);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('region', { name: 'Recommended for You' }).locator('h3 a').first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // At the click itself, since Playwright may scroll to the link once more.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left at', String(scrollY)), { capture: true }),
  );
  await link.click();
  await expect(page).toHaveURL(/\/books\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left at')));
  expect(left).toBeGreaterThan(300);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 60);
});

test('the number of search results is announced', async ({ page }) => {
  await page.goto('/search?q=kim');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toHaveText('1 book');
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('1');
  await page.goto('/search?q=zyxwvut');
  await expect(result).toHaveText('No book has “zyxwvut” in its title or author.');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('neither the loading page nor the toast is animated', async ({ page }) => {
    await keepToasts(page);
    await page.goto('/cart');
    const release = await holdRequests(page, '**/api/**');
    await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
    const skeleton = page.locator('.skeleton').first();
    await expect(skeleton).toBeVisible();
    await expect(skeleton).toHaveCSS('animation-duration', '1e-05s');
    await expect(skeleton).toHaveCSS('animation-iteration-count', '1');
    release();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
    await expect(toast).toBeVisible();
    const durations = await toast.evaluate((popup) =>
      [popup, ...popup.querySelectorAll('*')].map((part) =>
        Number.parseFloat(getComputedStyle(part).animationDuration),
      ),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  });
});
