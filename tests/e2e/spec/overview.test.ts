import { holdBack } from './hold-back.ts';
import { asAdmin, expect } from './visitors.ts';

asAdmin('four cards show the figures of the shop as soon as they arrive', async ({ page }) => {
  const answer = await holdBack(page, '**/api/admin');
  const figures = page.waitForResponse('**/api/admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeVisible();
  answer();
  const { totalBooks, totalSales, trendingBooks, totalOrders } = await (await figures).json();
  const cards = page.getByRole('main').locator('dl').first();
  await expect(cards.locator('dt')).toHaveText([
    'Products',
    'Total Sales',
    'Trending Books in This Month',
    'Total Orders',
  ]);
  await expect(cards.locator('dd')).toHaveText([
    `${totalBooks}`,
    `$${totalSales.toFixed(2)}`,
    `${trendingBooks}(13%)`,
    `${totalOrders}`,
  ]);
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
});

asAdmin('figures that cannot be had stay loading and are logged once', async ({ page, troubles }) => {
  troubles.expect(/net::ERR_FAILED/, /The statistics could not be loaded/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /statistics/.test(message.text())) logged.push(message.text());
  });
  await page.route('**/api/admin', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/admin'));
  await page.goto('/dashboard');
  await failed;
  await expect.poll(() => logged.length).toBe(1);
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Products', { exact: true })).toHaveCount(0);
  expect(logged).toHaveLength(1);
});

asAdmin('the bar chart has twelve fixed months and hides on small screens', async ({ page }) => {
  await page.goto('/dashboard');
  const block = page.getByRole('region', { name: 'The number of orders per month' });
  const chart = block.getByRole('img');
  await expect(chart).toHaveAccessibleName(
    'Monthly Revenue in USD: Jan 500, Feb 700, Mar 800, Apr 600, May 750, Jun 900, Jul 650, Aug 870, Sep 960, Oct 1020, Nov 1100, Dec 1200',
  );
  await expect(chart).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(block).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(chart).toBeVisible();
});

asAdmin('the fixed filler is there, does nothing and asks nobody', async ({ page, troubles }) => {
  troubles.expect(/net::ERR_FAILED/, /The statistics could not be loaded/);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const figures = main.locator('dl').last();
  await expect(figures.locator('dt')).toHaveText(['Orders left', 'Website visits (last day)']);
  await expect(figures.locator('dd')).toHaveText(['02', '139']);
  const users = main.getByRole('region', { name: 'Users by average order' });
  await expect(users.getByRole('listitem')).toHaveCount(8);
  const before = await users.getByRole('list').textContent();
  await users.getByRole('button', { name: 'Descending' }).click();
  await expect(users.getByRole('list')).toHaveText(before ?? '');
  const studying = main.getByRole('region', { name: 'Students by type of studying' });
  await expect(studying.getByText('Chart', { exact: true })).toBeVisible();

  await page.context().route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(figures.locator('dd')).toHaveText(['02', '139']);
  await expect(users.getByRole('listitem')).toHaveCount(8);
});
